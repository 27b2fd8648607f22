import { expect } from '@playwright/test';
import { noteFaults } from './pages/drive';
import { test } from './pages/test';

test('a removed page leads to its new address and keeps the anchor', async ({ page }) => {
  const faults = noteFaults(page);
  await page.goto('/docs/frontier/papeis');
  await expect(page).toHaveURL('/docs/frontier/introducao#quem-participa');
  await page.goto('/docs/frontier/homologacao/onboarding-do-emissor#ONB-14');
  await expect(page).toHaveURL('/docs/frontier/homologacao#ONB-14');
  await expect(page.locator('#ONB-14')).toBeInViewport();
  expect(faults).toEqual([]);
});
