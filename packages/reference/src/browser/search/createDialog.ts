import type { SearchWords } from '../../command/writeSearchButton.js';
import { createElement, drawHits, type HitGroup } from './drawHits.js';
import { walkOptions } from './walkOptions.js';

const LIST = 's-hits';

export interface SearchDialog {
  readonly open: () => void;
  /** Shows what is found, and says how much or why nothing is. */
  readonly show: (groups: readonly HitGroup[], status: string) => void;
}

/**
 * Makes the dialog, at the end of the body. It is a popover: what a modal dialog makes of all the rest of the
 * page takes a second where that is large.
 *
 * @param onEdit takes what the reader has typed.
 */
export function createDialog(words: SearchWords, onEdit: (query: string) => void): SearchDialog {
  const field = createElement('input', {
    role: 'combobox',
    'aria-label': words.name,
    'aria-controls': LIST,
    'aria-expanded': 'false',
    'aria-autocomplete': 'list',
    placeholder: words.hint,
    autocapitalize: 'off',
    autocomplete: 'off',
    enterkeyhint: 'go',
    inputmode: 'search',
    spellcheck: 'false',
  });
  const list = createElement('div', { id: LIST, role: 'listbox', 'aria-label': words.found });
  const status = createElement('p', { role: 'status' });
  const close = createElement('button', { type: 'button', 'aria-label': words.close }, '×');
  const dialog = createElement(
    'div',
    { class: 's-search', popover: 'auto', role: 'dialog', 'aria-label': words.name },
    createElement('div', { class: 's-field', role: 'search' }, field, close),
    status,
    list,
    drawKeys(words),
  );
  const walk = walkOptions(field, list);

  field.addEventListener('input', () => onEdit(field.value));
  field.addEventListener('keydown', (event) => {
    const option = walk.current();
    if (event.key !== 'Enter' || event.isComposing || !option) return;
    event.preventDefault();
    // With the keys held that open a link elsewhere.
    const { ctrlKey, metaKey, shiftKey } = event;
    option.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
    );
  });
  close.addEventListener('click', () => dialog.hidePopover());
  dialog.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !dialog.contains(relatedTarget)) dialog.hidePopover();
  });
  dialog.addEventListener('click', (event) => {
    const { ctrlKey, metaKey, shiftKey, target } = event;
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || ctrlKey || metaKey || shiftKey) return;
    dialog.hidePopover();
    // The browser fires no event for a link to the current place, whose folds may be closed again.
    if (link.href === window.location.href) window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  document.body.append(dialog);
  return {
    open() {
      if (!dialog.matches(':popover-open')) dialog.showPopover();
      field.focus();
      field.select();
    },
    show(groups, said) {
      list.replaceChildren(...drawHits(groups, LIST));
      status.textContent = said;
      field.ariaExpanded = String(groups.length > 0);
      walk.reset();
    },
  };
}

function drawKeys({ choose, close, open }: SearchWords): HTMLElement {
  const keys = [
    ['↑ ↓', choose],
    ['Enter', open],
    ['Esc', close],
  ] as const;
  return createElement(
    'p',
    { class: 's-keys' },
    ...keys.map(([key, does]) =>
      createElement('span', {}, createElement('kbd', {}, key), ` ${does}`),
    ),
  );
}
