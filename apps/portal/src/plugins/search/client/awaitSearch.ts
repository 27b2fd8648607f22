import { loadCode } from '../../../shared/browser/loadCode';
import { DIALOGS, findOpenDialog } from '../../../shared/dialogs';
import type { Update } from '../../../start/controls';
import { SEARCH_PAGE } from './SearchRequest';

/*
 * Client module: opens the search on its keys; its button needs no script. Filters and results load when a reader turns to
 * it. On the page of results its own field gets the focus instead.
 */

/** Path of the page, current or loading, when the search was opened. */
let openedAt = '';
let isFilled = false;

const load = () => import(/* webpackChunkName: "busca" */ './SearchPanel');
const findPanel = () => document.querySelector<HTMLElement>(`#${DIALOGS.search}`);
const isOpen = (panel: HTMLElement | null) => panel !== null && panel === findOpenDialog();

/** Without popovers, the page of results has the field. */
function open(): void {
  const panel = findPanel();
  const field =
    document.querySelector<HTMLInputElement>('.search-page input') ??
    (isOpen(panel) ? panel?.querySelector('input') : null);
  field?.focus();
  field?.select();
  if (field) return;
  if (panel?.showPopover) panel.showPopover();
  else window.location.assign(SEARCH_PAGE);
}

async function fill(panel: HTMLElement): Promise<void> {
  openedAt = window.location.pathname;
  if (document.querySelector('.search-page input')) {
    panel.hidePopover();
    return open();
  }
  const code = await loadCode(load, 'A busca não carregou', open);
  if (!code) return panel.hidePopover();
  if (!isFilled) code.fillPanel(panel);
  isFilled = true;
}

if (typeof window !== 'undefined') {
  // The capturing phase comes before the keys of folds, tabs and tools.
  window.addEventListener(
    'keydown',
    (event) => {
      const { altKey, ctrlKey, key, metaKey, shiftKey, target } = event;
      // With Caps Lock, the key is `K`. Browsers have commands with more modifiers.
      const isChord = (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'k';
      if (!isChord && (key !== '/' || (target as Element).matches(':read-write'))) return;
      event.preventDefault();
      open();
    },
    true,
  );
  const findButton = (target: EventTarget | null) =>
    (target as Element).closest(`[popovertarget=${DIALOGS.search}]`);
  document.addEventListener('click', ({ target }) => {
    if (findButton(target) && !findPanel()?.showPopover) open();
  });
  // A finger has tapped already, and the browser opens the field first.
  document.addEventListener('pointerover', ({ pointerType, target }) => {
    if (findButton(target) && pointerType === 'mouse') load().catch(() => {});
  });
  // These events do not bubble.
  const onToggle = (type: string, whenOpen: boolean, act: (panel: HTMLElement) => void) => {
    const listen = ({ target }: Event) => {
      const panel = findPanel();
      if (panel && target === panel && isOpen(panel) === whenOpen) act(panel);
    };
    document.addEventListener(type, listen, true);
  };
  // The next key replaces the last query, and may come before the second event.
  onToggle('beforetoggle', false, (panel) => panel.querySelector('input')?.select());
  onToggle('toggle', true, fill);
}

/** Closes the search, unless it was opened while this page was loading. */
export function onRouteDidUpdate({ previousLocation }: Update): void {
  const panel = findPanel();
  if (!panel || !isOpen(panel)) return;
  // A reader opened it before this script came.
  if (!previousLocation) fill(panel);
  if (window.location.pathname !== openedAt) panel.hidePopover();
}
