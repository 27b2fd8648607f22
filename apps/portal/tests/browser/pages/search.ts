import { expect, type Locator, type Page } from '@playwright/test';

export interface SearchDialog {
  readonly dialog: Locator;
  readonly field: Locator;
  readonly options: Locator;
}

/** The search's dialog, open or not. */
export function findSearch(page: Page): SearchDialog {
  const dialog = page.getByRole('dialog', { name: 'Busca' });
  return {
    dialog,
    field: dialog.getByRole('combobox', { name: 'Buscar na documentação' }),
    // Those of the list alone; the filters have their own.
    options: dialog.getByRole('listbox', { name: 'Resultados' }).getByRole('option'),
  };
}

/** Opens the search with its shortcut and enters a query, which is answered once. */
export async function searchFor(page: Page, query: string): Promise<SearchDialog> {
  const search = findSearch(page);
  await page.keyboard.press('Control+k');
  await expect(search.field).toBeFocused();
  await page.keyboard.insertText(query);
  await expect(search.dialog.getByRole('status')).toHaveText(/resultado/);
  return search;
}
