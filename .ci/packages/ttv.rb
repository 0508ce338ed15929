# For Homebrew: brew install --HEAD ./ttv.rb, with the repository that a clone
# comes from in HOMEBREW_TTV_GIT; a release puts url and sha256 in its place.
class Ttv < Formula
  desc "Trace viewer for the terminal"
  license "ISC"
  head ENV.fetch("HOMEBREW_TTV_GIT", "."), using: :git

  depends_on "autoconf" => :build
  depends_on "automake" => :build
  depends_on "pkgconf" => :build
  depends_on "libbsd"
  depends_on "libedit"
  depends_on "ncurses"
  depends_on "pcre2"
  depends_on "sqlite"
  depends_on "zlib"
  depends_on "zstd"

  def install
    system "autoreconf", "-fi" unless File.exist?("configure")
    system "./configure", *std_configure_args
    system "make", "install"
  end

  test do
    (testpath/"a.json").write '[{"ph":"X","pid":1,"tid":1,"ts":0,"dur":5,"name":"a"}]'
    assert_match "5000", shell_output("#{bin}/ttv query --csv a.json 'select dur from slice'")
  end
end
