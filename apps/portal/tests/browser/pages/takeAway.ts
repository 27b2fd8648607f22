import type { Page } from '@playwright/test';

/** APIs that the oldest browsers of `browserslist` (package.json) lack, by owner. */
export const NEWER: Readonly<Record<string, readonly string[]>> = {
  window: ['navigation', 'requestIdleCallback', 'trustedTypes'],
  Array: ['fromAsync'],
  'Array.prototype': ['toReversed', 'toSorted', 'toSpliced', 'with'],
  AbortSignal: ['any'],
  'Document.prototype': ['startViewTransition', 'parseHTMLUnsafe'],
  'HTMLElement.prototype': ['popover', 'showPopover', 'togglePopover', 'hidePopover'],
  Map: ['groupBy'],
  Object: ['groupBy'],
  Promise: ['try', 'withResolvers'],
  'Set.prototype': ['union', 'intersection', 'difference', 'isSubsetOf'],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  URL: ['canParse', 'parse'],
};

/** APIs that all browsers of the list have, but others still in use may lack. */
export const OLDER: Readonly<Record<string, readonly string[]>> = {
  window: ['CSSStyleSheet', 'structuredClone', 'IntersectionObserver'],
  'Array.prototype': ['at', 'findLast', 'findLastIndex'],
  'Element.prototype': ['checkVisibility'],
  'HTMLDialogElement.prototype': ['show', 'showModal', 'close'],
  Object: ['hasOwn'],
};

/** Removes APIs from every document that the page loads from now on. */
export async function takeAway(
  page: Page,
  ...lists: readonly Readonly<Record<string, readonly string[]>>[]
): Promise<void> {
  const places = lists.flatMap((list) => Object.entries(list));
  await page.addInitScript((owners) => {
    for (const [owner, names] of owners) {
      const path = owner === 'window' ? [] : owner.split('.');
      const object = path.reduce<object | undefined>(
        (at, name) => (at as Record<string, object> | undefined)?.[name],
        window,
      );
      for (const name of names) if (object) Reflect.deleteProperty(object, name);
    }
  }, places);
}
