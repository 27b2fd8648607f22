import { expect } from '@playwright/test';
import { KINDS_OF_PAGE, sampled } from './pages/samples';
import { findLostRules } from './pages/styles';
import { test } from './pages/test';

/* Pages contain the rules of the stylesheet that can apply to them, and link to the whole sheet at their end. */

for (const [kind, route] of Object.entries(KINDS_OF_PAGE)) {
  test(
    `${kind}: carries each rule that can show on it`,
    sampled(/^(guide with|reference)/.test(kind)),
    async ({ page }) => {
      // React adds attributes that rules select.
      await page.route(/\/assets\/js\/main\./, (script) => script.abort());
      await page.goto(route);
      const { carried, isInOrder, lost, unset, whole } = await findLostRules(page);
      expect(lost).toEqual([]);
      expect(unset).toEqual([]);
      expect(isInOrder).toBe(true);
      expect(carried).toBeGreaterThan(50);
      expect(carried).toBeLessThan(0.6 * whole);
    },
  );
}
