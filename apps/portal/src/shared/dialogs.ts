/** Ids of the menu, a popover, and of the search's first dialog, which every page has. */
export const DIALOGS = { menu: 'menu', search: 'busca' } as const;
