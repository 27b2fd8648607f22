import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { JsonValue } from '../../../../json.js';
import type { Case } from './judgeCases.js';

/** One group of the official JSON Schema Test Suite, as its files hold them. */
interface SuiteGroup {
  readonly description: string;
  readonly schema: JsonValue;
  readonly tests: readonly {
    readonly description: string;
    readonly data: JsonValue;
    readonly valid: boolean;
  }[];
}

/** Every case of a folder of the official suite (`<suite>/tests/draft2020-12`), optional ones too. */
export function readSuite(folder: string): Case[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const groups: SuiteGroup[] = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
      return groups.flatMap(({ description, schema, tests }) =>
        tests.map(({ data, valid, ...test }) => ({
          file,
          name: `${description}: ${test.description}`,
          schema,
          value: data,
          valid,
        })),
      );
    });
}
