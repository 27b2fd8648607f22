import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { JsonValue } from '../../../../json.js';
import type { Case } from './judgeCases.js';

interface Group {
  readonly schema: JsonValue;
  readonly valid?: readonly JsonValue[];
  readonly invalid?: readonly JsonValue[];
  /** What may be valid, but can't be told. */
  readonly refused?: readonly JsonValue[];
}

/** The cases of one dialect, written from its specification. */
export function readCases(dialect: string): Case[] {
  const folder = path.join(import.meta.dirname, dialect);
  return readdirSync(folder).flatMap((file) => {
    const groups: Group[] = parse(readFileSync(path.join(folder, file), 'utf8'));
    return groups.flatMap(({ schema, valid = [], invalid = [], refused = [] }) => {
      const toCase = (isValid: boolean) => (value: JsonValue) => ({
        file,
        name: `${JSON.stringify(schema)} ${JSON.stringify(value)}`,
        schema,
        value,
        valid: isValid,
      });
      return [...valid.map(toCase(true)), ...[...invalid, ...refused].map(toCase(false))];
    });
  });
}
