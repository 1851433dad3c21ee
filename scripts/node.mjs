const needed = 20;
const found = Number(process.versions.node.split('.')[0]);

// Imported first by every script: what follows would fail on an old Node with an error nobody understands.
if (found < needed) {
  console.error(`Lantern Table needs Node ${needed} or newer; this is Node ${process.versions.node}. Install a newer one from your system or from nodejs.org.`);
  process.exit(1);
}
