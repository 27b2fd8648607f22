import { loadCode } from '../../../shared/browser/loadCode';
import { DIALOGS } from '../../../shared/dialogs';
import type { Update } from '../../../start/controls';

/*
 * Client module: opens the search on its keys; its button needs no script. Filters and results load when a reader turns to
 * it. On the page of results its own field gets the focus instead.
 */

/** Path of the page, current or loading, when the search was opened. */
let openedAt = '';
let isFilled = false;

const load = () => import(/* webpackChunkName: "busca" */ './SearchPanel');
const PANEL = `#${DIALOGS.search}`;
const OPEN = `${PANEL}:popover-open`;
const find = (selector: string) => document.querySelector<HTMLElement>(selector);

function open(): void {
  const field = document.querySelector<HTMLInputElement>(`.search-page input, ${OPEN} input`);
  field?.focus();
  field?.select();
  if (!field) find(PANEL)?.showPopover();
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
  // A finger has tapped already, and the browser opens the field first.
  document.addEventListener('pointerover', ({ pointerType, target }) => {
    const button = (target as Element).closest(`[popovertarget=${DIALOGS.search}]`);
    if (button && pointerType === 'mouse') load().catch(() => {});
  });
  // These events do not bubble. The next key replaces the last query, and may come before the second event.
  document.addEventListener(
    'beforetoggle',
    ({ target }) => {
      if (target === find(`${PANEL}:not(:popover-open)`))
        document.querySelector<HTMLInputElement>(`${PANEL} input`)?.select();
    },
    true,
  );
  document.addEventListener(
    'toggle',
    ({ target }) => {
      const panel = find(OPEN);
      if (panel && target === panel) fill(panel);
    },
    true,
  );
}

/** Closes the search, unless it was opened while this page was loading. */
export function onRouteDidUpdate({ previousLocation }: Update): void {
  const panel = find(OPEN);
  // A reader opened it before this script came.
  if (panel && !previousLocation) fill(panel);
  if (window.location.pathname !== openedAt) panel?.hidePopover();
}
