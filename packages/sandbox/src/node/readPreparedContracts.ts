import { readFileSync } from 'node:fs';
import type { ResolvedContract } from '@frontier/openapi/resolve';
import { findBuiltFile } from '../packageFiles.js';

/** The contracts of the package, which its build resolved. `findCheck` has the checks of their schemas. */
export function readPreparedContracts(): ResolvedContract[] {
  return JSON.parse(readFileSync(findBuiltFile('contracts.json'), 'utf8'));
}
