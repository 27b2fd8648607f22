import { describe, expect, it } from 'vitest';
import { LineCounter } from 'yaml';
import { LIMITS } from '../../limits.js';
import { checkDocument } from '../checkDocument.js';
import { parseDocument } from '../parseDocument.js';
import { parseYaml } from '../parseYaml.js';
import { SpecError } from '../SpecError.js';

const origin = { service: 'teste', source: 'teste.yaml' };
const MANY = 3 * LIMITS.foundFaults;

function faultsOf(text: string) {
  try {
    parseDocument(text, origin);
  } catch (error) {
    if (error instanceof SpecError) return error.faults;
    throw error;
  }
  return [];
}

describe('a document of many faults', () => {
  it.each([
    ['values', 'a: @\n'.repeat(MANY), 1],
    ['keys given twice', `a: 1\n${'a: 1\n'.repeat(MANY)}`, 2],
    ['directives', `${'%a b\n'.repeat(MANY)}---\na: 1\n`, 1],
  ])('tells the first of its %s, each with its line', (_, text, line) => {
    const faults = faultsOf(text);
    expect(faults.length).toBeGreaterThanOrEqual(LIMITS.foundFaults);
    expect(faults.length).toBeLessThanOrEqual(LIMITS.foundFaults + 1);
    expect(faults.slice(0, 3).map((fault) => fault.line)).toEqual([line, line + 1, line + 2]);
  });

  it('is parsed no further than they are', () => {
    const text = 'a: @\n'.repeat(MANY);
    expect(parseYaml(text, new LineCounter())).toMatchObject({
      contents: null,
      errors: { length: LIMITS.foundFaults },
    });
  });

  it('tells the first of its paths', () => {
    const paths = Array.from({ length: MANY }, (_, index) => `  p${index}: {}\n`);
    const text = `openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths:\n${paths.join('')}`;
    const faults = checkDocument(parseDocument(text, origin), origin);
    expect(faults).toHaveLength(LIMITS.foundFaults);
    expect(faults[0]?.line).toBe(4);
  });
});
