import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compareDocument } from '../../../../proofs/completeness/compare/compareDocument';
import { Reader } from '../../../../proofs/completeness/document/Reader';
import { Page } from '../../../../proofs/completeness/page/Page';
import { findLostReadings, withoutMarks } from '../../../../proofs/completeness/readings';
import { portal } from '../../portal.config';
import { drawSample } from '../support/drawSample';

describe('built reference pages', () => {
  it.each(drawSample(portal.services, 2))('show every fact of $snapshot', ({ route, snapshot }) => {
    const reader = new Reader(withoutMarks(readFileSync(snapshot, 'utf8')));
    const html = readFileSync(`build${route}.html`, 'utf8');
    const tally = compareDocument(reader, new Page([html]));
    expect(tally.missing.map(({ category, pointer }) => `${category} ${pointer}`)).toEqual([]);
    expect(tally.rows().find(([category]) => category === 'field')?.[1].found).toBeGreaterThan(0);
    expect(findLostReadings(readFileSync(`build${route}.md`, 'utf8'), html)).toEqual([]);
  });
});
