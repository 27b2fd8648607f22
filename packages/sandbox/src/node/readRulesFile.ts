import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Replacements } from '../rules/Rules.js';
import { explainUnread } from './explainUnread.js';

/** Reads the user's rules. @throws Error naming a file that cannot be read, or that is no map */
export function readRulesFile(file: string): Replacements {
  const map: unknown = parse(readText(file)) ?? {};
  if (typeof map !== 'object' || Array.isArray(map)) {
    throw new Error(`${file}: deve ser um mapa de ids de regras e seus parâmetros`);
  }
  return map as Replacements;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`--rules: ${file} ${explainUnread(error)}`);
  }
}
