import type { BrowserContext, Page } from '@playwright/test';

const CARRIED = /<style>(?!@font-face).*?<\/style>/gs;

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

/** Keeps the whole stylesheet from pages. */
export async function leaveOwnStyles(context: BrowserContext): Promise<void> {
  await context.route('**/*.css', (route) => route.abort());
}

/** Serves pages without their inline styles. */
export async function leaveWholeSheet(context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replace(CARRIED, '');
    return route.fulfill({ response, body });
  });
}

/**
 * Describes the computed style of each visible element, one line per element: its name and a hash of all
 * computed values except custom properties. Screenshots would differ slightly from run to run.
 */
export function describeLook(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('html, body, body *')].flatMap((element) => {
      // Browsers update the content of a closed fold when it is rendered, not when it is read.
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
