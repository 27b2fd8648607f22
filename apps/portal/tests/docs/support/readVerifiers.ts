import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FILE_LANGUAGES } from '../../../src/plugins/markdown/showFiles';
import type { CodeBlock } from './readBlocks';

export const VERIFIERS = 'apps/portal/static/verificadores';

/** The downloadable programs that verify deliveries, one per language. */
export function readVerifiers(): CodeBlock[] {
  return readdirSync(VERIFIERS)
    .sort()
    .map((name) => ({
      file: path.join(VERIFIERS, name),
      line: 1,
      language: FILE_LANGUAGES[path.extname(name).slice(1)] ?? '',
      meta: new Map([['title', name]]),
      code: readFileSync(path.join(VERIFIERS, name), 'utf8'),
    }));
}
