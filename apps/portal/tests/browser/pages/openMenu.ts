import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the menu of narrow screens with its button, and waits until it holds the sidebar. */
export async function openMenu(page: Page): Promise<{ menu: Locator; button: Locator }> {
  const button = page.locator('.navbar__toggle');
  await button.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('navigation', { name: 'Páginas da documentação' })).toBeVisible();
  return { menu, button };
}
