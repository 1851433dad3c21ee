import { BadCommand, commandLine, gameNamed } from './cli/commandLine.ts';
import { tableOf } from './cli/table.ts';

/** How likely every check of a game is for those who begin: `npm run odds -- <game>`. */
async function odds(argv: readonly string[]): Promise<void> {
  const { positionals } = commandLine(argv, {});
  const { name, game } = gameNamed(positionals);
  const { odds: find } = await game.workshop();
  if (!find) throw new BadCommand('bad-arguments', `${name} has no checks whose odds could be listed.`);
  const { headings, rows } = find();
  console.log(tableOf(headings, rows));
}

try {
  await odds(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof BadCommand)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
