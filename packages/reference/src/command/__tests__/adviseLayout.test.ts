import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../labels/languageTables.js';
import { LayoutAdvice } from '../adviseLayout.js';

const page = (elements: number) => '<p>a < b</p><!-- c -->'.repeat(elements);

describe('advice on the layout', () => {
  it.each([
    ['page', 'tag'],
    ['tag', 'operation'],
  ] as const)(
    'of large pages of layout %s names %s, with the count, in three languages',
    (layout, next) => {
      const advice = new LayoutAdvice(layout);
      const files = [
        { name: 'a.html', content: page(20_001) },
        { name: 'b.css', content: page(30_000) },
      ];
      expect([...advice.lookAt(files)]).toEqual(files);
      for (const language of Object.values(LANGUAGES)) {
        expect(advice.say(language)).toMatch(new RegExp(`20001.*--layout ${next}`));
      }
    },
  );

  it('is silent where pages are small, or no layout has smaller ones', () => {
    const small = new LayoutAdvice('page');
    small.look([page(10_000), page(10_000)]);
    expect(small.say(LANGUAGES.en)).toBeUndefined();
    const finest = new LayoutAdvice('operation');
    finest.look([page(20_001)]);
    expect(finest.say(LANGUAGES.en)).toBeUndefined();
  });
});
