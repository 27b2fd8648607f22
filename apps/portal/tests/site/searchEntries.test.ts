import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { SearchData } from '@frontier/search';
import { INDEX, runSteps, type SearchManifest, unpackGroups } from '@frontier/search';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';

const BUILD = 'build';
const manifest = JSON.parse(readFileSync(path.join(BUILD, INDEX), 'utf8')) as SearchManifest;
const text = readFileSync(path.join(BUILD, manifest.data), 'utf8');

function readAnchors(page: string): ReadonlySet<string> | undefined {
  const file = path.join(BUILD, `${page}.html`);
  if (!existsSync(file)) return undefined;
  const anchors = new Set<string>();
  const parser = new Parser({ onopentag: (_, { id }) => id && anchors.add(id) });
  parser.end(readFileSync(file, 'utf8'));
  return anchors;
}

describe('what the search of the built site finds', () => {
  it('stands where it says', () => {
    const lost: string[] = [];
    let count = 0;
    for (const group of runSteps(unpackGroups((JSON.parse(text) as SearchData).groups))) {
      const anchors = readAnchors(group.page);
      for (const { anchor } of [group, ...group.entries]) {
        count += 1;
        if (!anchors || (anchor !== '' && !anchors.has(anchor)))
          lost.push(`${group.page}#${anchor}`);
      }
    }
    expect(count).toBeGreaterThan(3000);
    expect(lost).toEqual([]);
  });

  it('takes no more than 128 KiB', () => {
    expect(brotliCompressSync(text).length).toBeLessThanOrEqual(128 * 1024);
  });

  it('is named by its content', () => {
    expect(manifest.data).toMatch(/^\/assets\/busca\/dados\.[0-9a-f]{8}\.json$/);
    expect(text).not.toContain(process.cwd());
  });
});
