import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { builtPortal, SITE } from '../../__tests__/connect.js';
import type { Portal } from '../Portal.js';
import { readSite } from '../readSite.js';

const scratch = mkdtempSync(path.join(tmpdir(), 'frontier-mcp-site-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** Copies the site without its HTML and with other headings of the same lengths in its Markdown. */
function copyRenamed(folder: string): void {
  for (const name of readdirSync(SITE, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:json|md|yaml)$/.test(name) || name.startsWith('downloads')) continue;
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    if (!name.endsWith('.md')) cpSync(path.join(SITE, name), path.join(folder, name));
    else
      writeFileSync(
        path.join(folder, name),
        renameHeadings(readFileSync(path.join(SITE, name), 'utf8')),
      );
  }
}

const renameHeadings = (text: string) =>
  text.replace(/^(#+ |\*\*)(.*)/gm, (_line, start, words) => start + 'x'.repeat(words.length));

const withoutTexts = ({ pages, ...data }: Portal) => ({
  ...data,
  pages: pages.map(({ text: _, ...page }) => page),
});

it('takes no fact from headings or HTML', async () => {
  const folder = path.join(scratch, 'renamed');
  copyRenamed(folder);
  const renamed = readSite(folder);
  expect(withoutTexts(renamed)).toEqual(withoutTexts(await builtPortal()));
  expect(renamed.pages.map(({ text }) => text)).not.toContain('# Perguntas em aberto');
});

it('names a missing file, and each fault of the data', () => {
  expect(() => readSite(scratch)).toThrow('assistentes.json');
  writeFileSync(path.join(scratch, 'assistentes.json'), '{"origin":"x","pages":[]}');
  expect(() => readSite(scratch)).toThrow(/assistentes\.json: [\s\S]*origin[\s\S]*journeys/);
});
