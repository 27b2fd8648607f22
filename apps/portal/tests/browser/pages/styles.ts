import type { Page } from '@playwright/test';

/** How the styles that a page carries compare with the whole stylesheet. */
export interface CarriedStyles {
  /** Rules of the whole sheet that can apply to the page but are missing. */
  readonly lost: readonly string[];
  /** Custom properties that the page's rules read but only the whole sheet sets. */
  readonly unset: readonly string[];
  /** Whether its rules have the order of the whole sheet, since order decides the cascade. */
  readonly isInOrder: boolean;
  readonly carried: number;
  readonly whole: number;
}

/** Lets the browser find each rule's elements, ignoring states. */
export function findLostRules(page: Page): Promise<CarriedStyles> {
  return page.evaluate(() => {
    /** Parts of a selector that can change without a new element; combinators are kept. */
    const STATES =
      /:not\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\[[^\]]*\]|::?(?!(?:is|where|has)\(|nth-|first-|last-|only-|root)[\w-]+(?:\([^()]*\))?/g;
    const READ = /(?<=var\()--[\w-]+/g;
    const element = [...document.querySelectorAll('style')].at(-1);
    const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
    if (!element?.sheet || !link?.sheet) throw new Error('The page carries no styles.');

    const own = listRules(element.sheet.cssRules);
    const all = listRules(link.sheet.cssRules);
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
