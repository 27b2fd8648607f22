import type { Page } from '@playwright/test';
import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOURS = ['color-contrast', 'link-in-text-block'];

interface ScanOptions {
  /** Selector. */
  readonly within?: string;
  /**
   * Colours take nine tenths of axe's time. They do not depend on the width, and nothing else depends on the colour mode.
   * So a page is checked completely once, then only for colours in the other mode, and without colours at another width.
   */
  readonly rules?: 'all' | 'colours' | 'all but colours';
}

/** Lists axe's violations of WCAG 2.2 A and AA and of its best practices, each with the first element. */
export async function findViolations(
  page: Page,
  { within = ':root', rules = 'all' }: ScanOptions = {},
): Promise<[rule: string, html?: string][]> {
  const options: axe.RunOptions = {
    // Passed checks and selectors need no report.
    resultTypes: ['violations'],
    selectors: false,
    preload: false,
    runOnly:
      rules === 'colours' ? { type: 'rule', values: COLOURS } : { type: 'tag', values: TAGS },
    rules:
      rules === 'all but colours'
        ? Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }]))
        : {},
  };
  // Compiling axe takes as long as a small scan, so each document does it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([selector, settings]) => {
      const { axe: loaded } = window as unknown as { axe: typeof axe };
      const { violations } = await loaded.run(selector, settings);
      return violations.map(({ id, nodes }): [string, string?] => [id, nodes[0]?.html]);
    },
    [within, options] as const,
  );
}

/** Paints the page that is open in the colours of the dark mode, as its switch does. */
export async function paintDark(page: Page): Promise<void> {
  await page.locator('html').evaluate((root) => root.setAttribute('data-theme', 'dark'));
}
