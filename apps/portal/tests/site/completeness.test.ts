import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compareDocument } from '../../../../proofs/completeness/compare/compareDocument';
import { Reader } from '../../../../proofs/completeness/document/Reader';
import { Page } from '../../../../proofs/completeness/page/Page';
import { portal } from '../../portal.config';

describe('built reference pages', () => {
  it.each(portal.services)('show every fact of $snapshot', ({ route, snapshot }) => {
    const reader = new Reader(readFileSync(snapshot, 'utf8'));
    const page = new Page([readFileSync(`build${route}.html`, 'utf8')]);
    const tally = compareDocument(reader, page);
    expect(tally.missing.map(({ category, pointer }) => `${category} ${pointer}`)).toEqual([]);
    expect(tally.rows().find(([category]) => category === 'field')?.[1].found).toBeGreaterThan(0);
  });
});
