/** Ids of the native dialogs of every page. */
export const DIALOGS = { menu: 'menu', search: 'busca' } as const;

/** Attributes of the button of a dialog. The browser opens it before any script runs; React's types lack them. */
export function opens(id: string): object {
  return { command: 'show-modal', commandfor: id };
}
