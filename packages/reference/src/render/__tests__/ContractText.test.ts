import { describe, expect, it } from 'vitest';
import { portuguese } from '../../labels/portuguese.js';
import { LIMITS } from '../../limits.js';
import { parseDocument } from '../../load/parseDocument.js';
import { modelService } from '../../modelService.js';
import { ContractText } from '../ContractText.js';
import { renderReference } from '../renderReference.js';

describe('the texts of one service', () => {
  it('are refused when together they would take a parser too long, and told by place', () => {
    const long = '\\\\'.repeat(900);
    const descriptions = Array.from(
      { length: Math.ceil(LIMITS.descriptionCost / 36_000) + 1 },
      (_, index) => `texto ${index}\n\n${long}`,
    );
    const paths = Object.fromEntries(
      descriptions.map((description, index) => [`/${index}`, { get: { description } }]),
    );
    const text = JSON.stringify({ openapi: '3.1.0', info: { title: 'a', version: '1' }, paths });
    const origin = { service: 'teste', source: 'teste.json' };
    const service = modelService(
      parseDocument(text, origin),
      { id: 'teste', title: 'a' },
      'teste.json',
      portuguese,
    );
    const options = {
      labels: portuguese,
      downloads: [],
      layout: 'page' as const,
      addressOf: () => '',
    };
    expect(() => [...renderReference(service, options)]).toThrow(
      new RegExp(
        `more than ${LIMITS.descriptionCost} characters in different descriptions.*texto \\d+`,
      ),
    );
  });

  it('count once, however often they stand', () => {
    const texts = new ContractText();
    const text = '[a](b) '.repeat(100);
    const count = Math.ceil(LIMITS.descriptionCost / text.length);
    const html = Array.from({ length: count }, () => texts.describe(text, 'field').html);
    expect(new Set(html).size).toBe(1);
  });

  it('have their code coloured while there is not too much of it', () => {
    const texts = new ContractText();
    const code = (index: number) => `const a${index} = 'b';\n`.repeat(2_400);
    const [first = '', ...others] = Array.from({ length: 40 }, (_, index) =>
      texts.highlight(code(index), 'javascript'),
    );
    expect(first).toContain('<i class="tk">');
    expect(others.at(-1)).not.toContain('<i');
    expect(texts.highlight('{"a": 1}', 'json')).toContain('<i class="tn">');
  });
});
