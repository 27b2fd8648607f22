import { checkDocument, parseDocument } from '@frontier/reference/document';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { generateDocument } from '../generateDocument';

const write = (operations: number) =>
  stringify(generateDocument(operations), { aliasDuplicateObjects: false });

describe('generateDocument', () => {
  it('makes as many operations as asked for', () => {
    expect(write(200).match(/operationId:/g)).toHaveLength(200);
  });

  it('makes the same document each time', () => {
    expect(write(50)).toBe(write(50));
  });

  it('makes a document without faults', () => {
    const origin = { service: 'x', source: 'x.yaml' };
    expect(checkDocument(parseDocument(write(50), origin), origin)).toEqual([]);
  });

  it('grows in step with the number of operations', () => {
    expect(write(1000).length / write(100).length).toBeCloseTo(10, 0);
  });
});
