import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { ENGLISH, say } from '../../../words/phrase.js';
import { loadService } from '../../loadService.js';
import { SpecError } from '../../SpecError.js';
import type { BundleOptions } from '../bundleDocument.js';

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A new folder with these files. */
export function writeFiles(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'bundle-')));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return folder;
}

/** A document with one schema, `A`. */
export function documentOf(schema: string): string {
  return `openapi: 3.1.0\ninfo: {title: T, version: "1"}\npaths: {}\ncomponents:\n  schemas:\n    A: ${schema}\n`;
}

/** A document with one call, whose answer is this. */
export function answerOf(response: string): string {
  return `openapi: 3.0.3\ninfo: {title: T, version: "1"}\npaths:\n  /a:\n    get:\n      responses:\n        "200": ${response}\n`;
}

/** The document of all files, from `api.yaml` on unless another is named. */
export async function load(folder: string, options: BundleOptions = {}, first = 'api.yaml') {
  const source = path.join(folder, first);
  const { document, warnings } = await loadService({ service: 'x', source, bundle: options });
  return { ...document, warnings };
}

/** Every fault as file, line and found, and how to mend it. */
export async function faultsOf(
  folder: string,
  options: BundleOptions = {},
  first?: string,
): Promise<{ at: string; pointer: string | undefined; found: string; mend: string }[]> {
  const error = await load(folder, options, first).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof SpecError)) throw error ?? new Error('it has no fault');
  return error.faults.map(({ found = '', line, mend, pointer, source }) => ({
    at: [path.relative(folder, source), line].filter(Boolean).join(':'),
    pointer,
    found: say(found, ENGLISH),
    mend: say(mend, ENGLISH),
  }));
}
