import { expect, type Page } from '@playwright/test';

/** The search's dialog, open or not. */
export function findSearch(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Busca' });
  return {
    dialog,
    field: dialog.getByRole('combobox', { name: 'Buscar na documentação' }),
    // Those of the list alone; the filters have their own.
    options: dialog.getByRole('listbox', { name: 'Resultados' }).getByRole('option'),
  };
}

/** Opens the search with its shortcut and enters a query, which is answered once. */
export async function searchFor(page: Page, query: string) {
  const search = findSearch(page);
  await page.keyboard.press('Control+k');
  await expect(search.field).toBeFocused();
  await page.keyboard.insertText(query);
  await expect(search.dialog.getByRole('status')).toHaveText(/resultado/);
  return search;
}
