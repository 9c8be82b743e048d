# nix run "github:OWNER/outflank?dir=assets/packages"
{
  description = "Reversi (Othello) and tic-tac-toe for the terminal";

  inputs.nixpkgs.url = "github:NixOS/nixpkgs/nixos-unstable";

  outputs = { self, nixpkgs }:
    let
      systems = [ "x86_64-linux" "aarch64-linux" "x86_64-darwin" "aarch64-darwin" ];
      each = f: nixpkgs.lib.genAttrs systems (system: f nixpkgs.legacyPackages.${system});
      source = ../..;
      manifest = builtins.fromTOML (builtins.readFile "${source}/Cargo.toml");
    in
    {
      packages = each (pkgs: {
        default = pkgs.rustPlatform.buildRustPackage {
          pname = "outflank";
          version = manifest.workspace.package.version;
          src = source;
          cargoLock.lockFile = "${source}/Cargo.lock";
          nativeBuildInputs = [ pkgs.installShellFiles ];
          cargoBuildFlags = [ "-p" "outflank" ];
          # The tests of the program want a terminal; those of the rules and the engine do not.
          cargoTestFlags = [ "-p" "outflank-core" ];
          postInstall = ''
            $out/bin/outflank man > outflank.1
            installManPage outflank.1
            installShellCompletion --cmd outflank \
              --bash <($out/bin/outflank completions bash) \
              --fish <($out/bin/outflank completions fish) \
              --zsh <($out/bin/outflank completions zsh)
            install -Dm644 assets/packages/THIRD-PARTY.md -t $out/share/doc/outflank
          '';
          meta = {
            description = "Reversi (Othello) and tic-tac-toe for the terminal, with a coach who says why";
            homepage = manifest.package.repository;
            license = with pkgs.lib.licenses; [ mit asl20 ];
            mainProgram = "outflank";
          };
        };
      });

      apps = each (pkgs: {
        default = {
          type = "app";
          program = "${self.packages.${pkgs.system}.default}/bin/outflank";
        };
      });
    };
}
