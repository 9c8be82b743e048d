# A formula for Homebrew: brew install --build-from-source ./outflank.rb
class Outflank < Formula
  desc "Reversi (Othello) and tic-tac-toe for the terminal, with a coach who says why"
  homepage "@URL@"
  url "@URL@/releases/download/v@VERSION@/source.tar.gz"
  sha256 "@SHA256-source.tar.gz@"
  license any_of: ["MIT", "Apache-2.0"]

  depends_on "rust" => :build

  def install
    system "cargo", "install", *std_cargo_args
    generate_completions_from_executable(bin/"outflank", "completions")
    (man1/"outflank.1").write Utils.safe_popen_read(bin/"outflank", "man")
    doc.install "assets/packages/THIRD-PARTY.md"
  end

  test do
    assert_match "outflank #{version}", shell_output("#{bin}/outflank --version")
    assert_match "390216", shell_output("#{bin}/outflank perft 8")
  end
end
