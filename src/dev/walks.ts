import { BadCommand, commandLine, countFrom, gameNamed, seedFrom } from './cli/commandLine.ts';
import { tableOf } from './cli/table.ts';

/**
 * What random walks through a game have seen of its places and pages: `npm run walks -- <game> [--games 60] [--seed S]`. Ends with 1 if
 * something was never seen.
 */
async function walks(argv: readonly string[]): Promise<void> {
  const { values, positionals } = commandLine(argv, { games: { type: 'string', default: '60' }, seed: { type: 'string', default: '1' } });
  const { name, game } = gameNamed(positionals);
  const { walk } = await game.workshop();
  if (!walk) throw new BadCommand('bad-arguments', `${name} has no walks.`);
  const seen = walk(countFrom(values.games, '--games'), seedFrom(values.seed));
  console.log(
    tableOf(
      ['what', 'seen', 'of'],
      seen.map(({ what, of, missing }) => [what, of - missing.length, of]),
    ),
  );
  for (const { what, missing } of seen) if (missing.length > 0) console.log(`\n${what}, never seen: ${missing.join(', ')}`);
  if (seen.some(({ missing }) => missing.length > 0)) process.exitCode = 1;
}

try {
  await walks(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof BadCommand)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
