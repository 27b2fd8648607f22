import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What to look at, and where. */
interface Look {
  /** A selector of the part of the page that is looked at. */
  readonly within?: string;
  /**
   * Colours take axe nine tenths of its time. They are the same at every width, and nothing else
   * changes with the colour mode: so a page is looked at as a whole once, then for its colours in
   * the other mode, and for all but them at another width.
   */
  readonly rules?: 'all' | 'colours' | 'all but colours';
}

/** What axe finds against WCAG 2.2 A and AA and its own best practices: each broken rule with the first element at fault. */
export async function findViolations(
  page: Page,
  { within = ':root', rules = 'all' }: Look = {},
): Promise<[rule: string, html?: string][]> {
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    // No page has frames; what passes is not described.
    .setLegacyMode(true)
    .options({
      resultTypes: ['violations'],
      preload: false,
      runOnly:
        rules === 'colours' ? { type: 'rule', values: COLOURS } : { type: 'tag', values: TAGS },
      rules:
        rules === 'all but colours'
          ? Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }]))
          : {},
    })
    .analyze();
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
}

/** Paints the page that is open in the colours of the dark mode, as its switch does. */
export async function paintDark(page: Page): Promise<void> {
  await page.locator('html').evaluate((root) => root.setAttribute('data-theme', 'dark'));
  await restColours(page);
}

/** Waits until colours that change slowly have changed. */
export async function restColours(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
}
