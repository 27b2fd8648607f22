import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Format } from './page/Page';

const ENDINGS: Readonly<Record<Format, string>> = { html: '.html', markdown: '.md' };
const PROGRAM = path.resolve(__dirname, '../../packages/reference/dist/command/bin.js');

/**
 * Renders a document with the command readers of any document have (`npm run reference`).
 *
 * @param layout `page`, `tag` or `operation`.
 * @returns every page, as text of the format.
 * @throws {Error} with what the command says is wrong.
 */
export function renderPages(file: string, layout: string, format: Format): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'completeness-'));
  try {
    const out = path.join(folder, layout === 'page' ? `index${ENDINGS[format]}` : 'pages');
    const { status, stderr } = spawnSync(
      process.execPath,
      [PROGRAM, file, '--out', out, '--layout', layout, '--format', format, '--lang', 'pt'],
      { encoding: 'utf8', stdio: ['ignore', 'inherit', 'pipe'] },
    );
    if (status !== 0) throw new Error(stderr);
    const pages = layout === 'page' ? folder : out;
    return readdirSync(pages)
      .filter((name) => name.endsWith(ENDINGS[format]))
      .map((name) => readFileSync(path.join(pages, name), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
