import { describe, expect, it } from 'vitest';
import { hostileDocuments } from '../hostileDocuments';
import { tryDocument } from '../tryDocument';

describe('the hostile corpus', () => {
  it('has at least 200 documents, each of its own name', () => {
    const names = new Set(hostileDocuments.map(({ name }) => name));
    expect(names.size).toBe(hostileDocuments.length);
    expect(names.size).toBeGreaterThanOrEqual(200);
  });

  it.each(hostileDocuments)('$name', async ({ expected, write }) => {
    expect(await tryDocument(write('test'))).toEqual({ outcome: expected, problems: [] });
  });
});
