/** Ids of the menu and of the search, popovers that every page has. */
export const DIALOGS = { menu: 'menu', search: 'busca' } as const;

/** The one that is open. Browsers without popovers do not know the selector. */
export function findOpenDialog(): HTMLElement | null {
  if (!('popover' in HTMLElement.prototype)) return null;
  return document.querySelector<HTMLElement>(
    `#${DIALOGS.menu}:popover-open, #${DIALOGS.search}:popover-open`,
  );
}
