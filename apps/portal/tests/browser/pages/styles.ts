import type { BrowserContext, Page } from '@playwright/test';

const CARRIED = /<style data-sheet="([^"]+)">.*?<\/style>/gs;

/** How the styles that a page carries compare with the whole stylesheet. */
export interface CarriedStyles {
  /** Rules of the whole sheet that can show on the page, and that it lacks. */
  readonly lost: readonly string[];
  /** Custom properties that its rules read, and that some such rule sets only in the whole sheet. */
  readonly unset: readonly string[];
  /** Whether its rules stand as in the whole sheet, which decides what wins. */
  readonly isInOrder: boolean;
  readonly carried: number;
  readonly whole: number;
}

/** Has the browser look for each rule's elements, in whatever state they are. */
export function findLostRules(page: Page): Promise<CarriedStyles> {
  return page.evaluate(async () => {
    /** What can change without a new element; only where elements stand to each other is left. */
    const STATES =
      /:not\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\[[^\]]*\]|::?(?!(?:is|where|has)\(|nth-|first-|last-|only-|root)[\w-]+(?:\([^()]*\))?/g;
    const READ = /(?<=var\()--[\w-]+/g;
    const element = document.querySelector<HTMLStyleElement>('style[data-sheet]');
    if (!element?.sheet) throw new Error('The page carries no styles.');
    const whole = new CSSStyleSheet();
    whole.replaceSync(await (await fetch(element.dataset.sheet ?? '')).text());

    const own = listRules(element.sheet.cssRules);
    const all = listRules(whole.cssRules);
    const able = all.filter(({ rule }) =>
      document.querySelector(rule.selectorText.replace(STATES, ':is(*)')),
    );
    const names = new Set(own.map(nameOf));
    const read = new Set(own.flatMap(({ rule }) => rule.cssText.match(READ) ?? []));
    return {
      lost: able
        .filter(({ rule }) => [...rule.style].some((name) => !name.startsWith('--')))
        .map(nameOf)
        .filter((name) => !names.has(name)),
      unset: [...read].filter((name) => countSetting(own, name) < countSetting(able, name)),
      isInOrder: isPartOf(own.map(nameOf), all.map(nameOf)),
      carried: own.length,
      whole: all.length,
    };

    interface PlacedRule {
      readonly rule: CSSStyleRule;
      readonly place: string;
    }

    function listRules(rules: CSSRuleList, place = ''): PlacedRule[] {
      return [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [{ rule, place }];
        if (rule instanceof CSSConditionRule) {
          return listRules(rule.cssRules, `${place}${rule.cssText.split('{')[0]}`);
        }
        return [];
      });
    }

    function nameOf({ place, rule }: PlacedRule): string {
      return place + rule.selectorText;
    }

    function isPartOf(some: readonly string[], list: readonly string[]): boolean {
      let next = 0;
      for (const name of list) if (name === some[next]) next += 1;
      return next === some.length;
    }

    function countSetting(rules: readonly PlacedRule[], name: string): number {
      return rules.filter(({ rule }) => rule.style.getPropertyValue(name) !== '').length;
    }
  });
}

/** Serves pages as they would be without styles of their own: with a link to the whole stylesheet. */
export async function linkWholeSheet(context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replace(CARRIED, '<link rel="stylesheet" href="$1">');
    return route.fulfill({ response, body });
  });
}

/**
 * What every element that a page shows looks like and where it stands, a line for each: its name and a
 * number made of all its computed values, custom properties aside. Pictures would differ by a shade from one to the next.
 */
export function describeLook(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('html, body, body *')].flatMap((element) => {
      // What stands in a closed fold is brought up to date when it is drawn, not when it is read.
      if (!element.checkVisibility()) return [];
      return [undefined, '::before', '::after'].flatMap((pseudo) => {
        const style = window.getComputedStyle(element, pseudo);
        if (pseudo && style.content === 'none') return [];
        const { height, left, top, width } = element.getBoundingClientRect();
        const text = [left, top, width, height, style.cssText].join();
        let sum = 0;
        for (let index = 0; index < text.length; index += 1) {
          sum = (sum * 31 + text.charCodeAt(index)) | 0;
        }
        const { id, tagName } = element;
        return [`${tagName}#${id}.${element.getAttribute('class')} ${pseudo ?? ''} ${sum}`];
      });
    }),
  );
}
