import type { SentFile } from '../domain/files.js';
import { isKeepable } from '../exact/exactJson.js';
import { defineRule } from '../rules/defineRule.js';
import { Refusal } from '../work/Work.js';

/** How a body is read before any contract applies: sizes, encoding and the parts of a form. */
export const bodyReading = defineRule('leitura-do-corpo', {});

/** The refusal of a body that cannot be read. */
export function refuseBody(onde: string, problema: string): Refusal {
  return Refusal.by(bodyReading, 'invalid', onde, problema);
}

/** A form's texts and file names by field, and its files. */
export interface ReadForm {
  body: Record<string, string>;
  files: ReadonlyMap<string, SentFile>;
}

/** Reads the parts of a form in their order. @throws Refusal for a repeated field and for text that cannot be stored */
export function readForm(parts: Iterable<[field: string, part: string | SentFile]>): ReadForm {
  const body = new Map<string, string>();
  const files = new Map<string, SentFile>();
  for (const [field, part] of parts) {
    const text = typeof part === 'string' ? part : part.name;
    if (!isKeepable(text) || !isKeepable(field)) {
      throw refuseBody('corpo', 'um texto tem um caractere que não se pode guardar');
    }
    if (body.has(field)) throw refuseBody(`corpo/${field}`, 'veio mais de uma vez');
    body.set(field, text);
    if (typeof part !== 'string') files.set(field, part);
  }
  return { body: Object.fromEntries(body), files };
}
