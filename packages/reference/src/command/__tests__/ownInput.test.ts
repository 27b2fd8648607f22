import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createCommandFolder, writeDocument } from './commandFolder.js';

const { folder, read, remove, run, write } = createCommandFolder();
afterAll(remove);
const document = writeDocument('Contas');

it.each<[string, string, readonly string[]]>([
  ['the document itself', 'a.yaml', ['a.yaml', '--out', 'a.yaml']],
  ['a folder around the document', 'in/b.yaml', ['in/b.yaml', '--layout', 'tag', '--out', 'in']],
])('an output in the place of %s is refused', async (_, name, args) => {
  mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
  write(name, document);
  const { status, stderr } = await run(args);
  expect(status).toBe(1);
  expect(stderr).toContain(`holds ${name}`);
  expect(read(name)).toBe(document);
});
