import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PROGRAM = path.resolve(__dirname, '../../packages/reference/dist/command/bin.js');

/**
 * Renders a document with the command readers of any document have (`npm run reference`).
 *
 * @param layout `page`, `tag` or `operation`.
 * @returns the HTML of every page.
 * @throws {Error} with what the command says is wrong.
 */
export function renderPages(file: string, layout: string): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'completeness-'));
  try {
    const out = path.join(folder, layout === 'page' ? 'index.html' : 'pages');
    const { status, stderr } = spawnSync(
      process.execPath,
      [PROGRAM, file, '--out', out, '--layout', layout, '--lang', 'pt'],
      { encoding: 'utf8', stdio: ['ignore', 'inherit', 'pipe'] },
    );
    if (status !== 0) throw new Error(stderr);
    const pages = layout === 'page' ? folder : out;
    return readdirSync(pages)
      .filter((name) => name.endsWith('.html'))
      .map((name) => readFileSync(path.join(pages, name), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
