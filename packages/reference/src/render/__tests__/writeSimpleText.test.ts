import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DescriptionRenderer } from '../DescriptionRenderer.js';
import { writeSimpleText } from '../writeSimpleText.js';

/** Reads every text with the parser: where a site may set links apart, none is written without it. */
const parsed = new DescriptionRenderer({ noteOf: () => undefined });
const written = new DescriptionRenderer();

const PIECES = [
  ...['a', 'b.', 'C3', 'é', ' ', ' ', '  ', '\n', '\n', '\n\n', '_', '1', '1. ', '2) ', ':', ', '],
  ...['`', '`a_b`', '`&*`', '**', '**a b**', '**c:**', '*', '* ', '- ', '+ ', '> ', '#', '# ', '='],
  ...['[a](https://b.example/c_d?e=1&f)', '[', ']', '(', ')', '[x] ', '!', '&', '& ', '&amp;', '~'],
  ...['](', '^', '|', '<', '>', '\\', '@', '---', 'www.', 'https://', '"', "'", '%', '%20', '(a)'],
];

describe('writeSimpleText', () => {
  it('writes what the parser does', () => {
    const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 14 });
    fc.assert(
      fc.property(text, fc.constantFrom('field', 'page'), (pieces, kind) => {
        const source = pieces.join('');
        expect(written.render(source, kind)).toEqual(parsed.render(source, kind));
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    'Veja `GET /a?b&c`, **sempre**, em [a página](https://a.example/b_c#d).',
    'Um:\n* `a_b`: x\n* **b**: y\n\nFim de linha \nsimples & claro [ainda].',
    '> [!NOTE]\n> Com `código`.\n\n- a\n- b',
  ])('knows the usual forms: %s', (source) => {
    expect(writeSimpleText(source)).toBe(parsed.render(source, 'page').html);
  });

  it('takes time linear in the length of a text', () => {
    for (const piece of [
      'a_',
      '[',
      '[a',
      '**a',
      '`',
      '`a',
      '> ',
      '* a\n',
      '[a](https://',
      'a\n\n',
    ]) {
      const source = piece.repeat(200_000 / piece.length);
      const start = process.cpuUsage();
      writeSimpleText(source);
      const { system, user } = process.cpuUsage(start);
      expect(user + system, piece).toBeLessThan(2_000_000);
    }
  });
});
