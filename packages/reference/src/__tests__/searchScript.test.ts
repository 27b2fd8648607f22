import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const dist = path.resolve('packages/reference/dist');

describe('the search of pages that stand alone', () => {
  it('takes 14 KiB at most', () => {
    const script = readFileSync(path.join(dist, 'standalone/search.js'));
    expect(brotliCompressSync(script).length).toBeLessThanOrEqual(14 * 1024);
  });
});
