import { parseArgs } from 'node:util';

/** What the command line asks for. */
export interface Arguments {
  readonly only: readonly string[];
  readonly runs: number;
}

/**
 * Reads the command line.
 *
 * @param args what stands behind the program's name.
 * @param known every line of the table.
 * @throws {Error} naming an unknown option, an unknown peer or a count that is none.
 */
export function parseArguments(args: readonly string[], known: readonly string[]): Arguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      runs: { type: 'string', default: '5' },
    },
  });
  const only = values.only ? values.only.split(',') : [...known];
  const unknown = only.filter((id) => !known.includes(id));
  if (unknown.length > 0) {
    throw new Error(`--only: no peer ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  }
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs ${values.runs}: a whole number from 1 is needed.`);
  }
  return { only, runs };
}
