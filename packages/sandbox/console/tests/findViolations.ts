import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Violations that axe finds after all animations, each with its first element. */
export async function findViolations(
  page: Page,
  { within = ':root', rule }: { within?: string; rule?: string } = {},
): Promise<string[]> {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([part, only]) => {
      const { axe: loaded } = window as unknown as { axe: typeof axe };
      const { violations } = await loaded.run(part, {
        resultTypes: ['violations'],
        selectors: false,
        preload: false,
        ...(only && { runOnly: only }),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    [within, rule] as const,
  );
}
