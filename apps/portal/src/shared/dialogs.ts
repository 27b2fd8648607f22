/** Ids of the menu and of the search, popovers that every page has. */
export const DIALOGS = { menu: 'menu', search: 'busca' } as const;
