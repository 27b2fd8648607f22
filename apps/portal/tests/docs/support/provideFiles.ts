import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Operation } from '@frontier/openapi';
import type { CodeBlock } from './readBlocks';

/** A file that a script of a guide reads (`@parcelas.json`, `< solicitacoes.txt`). */
const NAMED_FILE = /(?:@|< )([\w-]+\.\w+)/g;

/** Content of identifier lists: the request of the guides' story. */
const IDENTIFIER = '6b0d549b-6f03-475a-9600-a35a099950d8';

/**
 * Writes the files that a script reads: JSON is the example of the request body, text a list of
 * identifiers, anything else a small PDF.
 */
export function provideFiles(
  { code, meta }: CodeBlock,
  operations: ReadonlyMap<string, Operation>,
  folder: string,
): void {
  const bodies = (meta.get('operation') ?? '').split(/\s+/).flatMap((id) => {
    const body = operations.get(id)?.request?.body;
    return body?.kind === 'json' ? [body.text] : [];
  });
  for (const [, name = ''] of code.matchAll(NAMED_FILE)) {
    const [body] = bodies;
    const text = name.endsWith('.json') ? body : name.endsWith('.txt') ? IDENTIFIER : '%PDF-1.7';
    if (text !== undefined) writeFileSync(path.join(folder, name), `${text}\n`);
  }
}
