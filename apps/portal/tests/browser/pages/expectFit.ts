import { expect, type Page } from '@playwright/test';
import { findViolations, paintDark } from './findViolations';
import { overflowOf } from './measure';

/** Runs axe on an open part of the page in both modes, and checks the page's width on a phone. */
export async function expectFit(page: Page, within: string): Promise<void> {
  expect.soft(await findViolations(page, { within })).toEqual([]);
  await paintDark(page);
  expect.soft(await findViolations(page, { within, rules: 'colours' })).toEqual([]);
  const before = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 800 });
  expect.soft(await overflowOf(page)).toBe(0);
  if (before) await page.setViewportSize(before);
}
