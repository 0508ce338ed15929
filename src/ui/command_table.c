/*
 * command_table: the rows of command_table.h as an array, which app_init()
 * gives to the app.  This file alone knows which file a command is in.
 */
#include "config.h"

#include <stddef.h>

#include "ttv/command.h"
#include "ttv/listing.h"

#include "command_table.h"

#define COMMAND_WAY(name, fn, way, section, args, help, ...)		\
	{ name, fn, SECTION_##section, args, help, "" __VA_ARGS__, way },
const struct ui_command ui_commands[] = {
#include "command_table.h"
	{ NULL, NULL, SECTION_MAX, NULL, NULL, NULL, 0 }
};
