import { LIMITS } from '@frontier/openapi';
import { describe, expect, it } from 'vitest';
import { DescriptionRenderer } from '../DescriptionRenderer.js';
import { CodeHighlighter } from '../highlightCode.js';
import { TextBudget } from '../textCost.js';

const create = (operations = 0) => new DescriptionRenderer({}, new TextBudget(operations));

describe('the texts of one service', () => {
  /** What so many lines of a text cost. */
  const lines = (text: string, count: number) => `${text}\n`.repeat(count);
  const whole = Math.floor(LIMITS.descriptionCost / LIMITS.markCost);

  it('stay as they are written beyond what they may cost together, and leave the rest to others', () => {
    const texts = create();
    expect(texts.render(lines('<b>', whole), 'field').html).toContain('<pre');
    const first = Array.from({ length: 3 }, (_, index) =>
      texts.render(`**a** ${index}\n${lines('\\\\', whole / 8)}`, 'field').html.slice(0, 30),
    );
    expect(first.map((html) => html.includes('<strong>a'))).toEqual([true, true, false]);
    expect(first[2]).toContain('**a** 2');
    expect(texts.render('**b**', 'field').html).toBe('<strong>b</strong>');
  });

  it('of one line stay a line', () => {
    const html = create().render(`<b>${'*'.repeat(whole)}`, 'field').html;
    expect(html.slice(0, 10)).toBe('&lt;b&gt;*');
  });

  it('may cost more where there are more operations to describe', () => {
    const text = `**b**\n${lines('\\\\', whole / 3)}`;
    expect(create().render(text, 'field').html).toContain('<pre');
    const operations = Math.ceil(LIMITS.descriptionCost / LIMITS.operationTexts);
    expect(create(operations).render(text, 'field').html).toContain('<strong>b');
  });

  it('count once, however often they stand', () => {
    const texts = create();
    const text = '[a](b) '.repeat(100);
    const count = Math.ceil(LIMITS.descriptionCost / LIMITS.markCost / 400) + 1;
    const html = Array.from({ length: count }, () => texts.render(text, 'field').html);
    expect(new Set(html).size).toBe(1);
  });

  it('have their code coloured while there is not too much of it', () => {
    const texts = new CodeHighlighter();
    const code = (index: number) => `const a${index} = 'b';\n`.repeat(2_400);
    const [first = '', ...others] = Array.from({ length: 40 }, (_, index) =>
      texts.highlight(code(index), 'javascript'),
    );
    expect(first).toContain('<i class="tk">');
    expect(others.at(-1)).not.toContain('<i');
    expect(texts.highlight('{"a": 1}', 'json')).toContain('<i class="tn">');
  });
});
