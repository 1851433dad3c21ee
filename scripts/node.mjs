/** The oldest Node that runs everything here; package.json says the same under `engines`. */
const needed = [20, 19];
const [major, minor] = process.versions.node.split('.').map(Number);

// Imported first by every script: what follows would fail on an old Node with an error nobody understands.
if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
  console.error(
    `Lantern Table needs Node ${needed.join('.')} or newer; this is Node ${process.versions.node}.\n` +
      'Install a newer one from your system or from nodejs.org.',
  );
  process.exit(1);
}
