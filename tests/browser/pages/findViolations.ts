import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds against WCAG 2.2 A and AA: each broken rule with the first element at fault. */
export async function findViolations(page: Page): Promise<[rule: string, html?: string][]> {
  await page.evaluate(() => {
    // axe measures operations out of sight as if they stood in the room kept for them.
    for (const operation of document.querySelectorAll<HTMLElement>('.r-op')) {
      operation.style.contentVisibility = 'visible';
    }
  });
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
}
