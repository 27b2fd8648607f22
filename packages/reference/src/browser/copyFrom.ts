import { copyText } from './copyText.js';

const SHOWN_MS = 1200;

/**
 * Copies the text that a `[data-copy]` button names: the code beside it (`code`), the address of an anchor on the
 * page (`#anchor`), or the attribute's text. The button then shows the word in `data-copied` of an ancestor.
 *
 * @param target of a click, anywhere in the page.
 * @example
 * document.addEventListener('click', ({ target }) => copyFrom(target))
 */
export async function copyFrom(target: EventTarget | null): Promise<void> {
  const button =
    target instanceof Element ? target.closest<HTMLButtonElement>('button[data-copy]') : null;
  if (!button) return;
  if (!(await copyText(textToCopy(button)))) return;
  const copied = button.closest<HTMLElement>('[data-copied]')?.dataset.copied;
  const { ariaLabel, textContent } = button;
  if (!copied || textContent === copied) return;
  button.textContent = copied;
  button.dataset.done = '';
  // An `aria-label` would hide the word from screen readers.
  button.ariaLabel = null;
  window.setTimeout(() => {
    button.textContent = textContent;
    button.ariaLabel = ariaLabel;
    delete button.dataset.done;
  }, SHOWN_MS);
}

function textToCopy({ dataset: { copy = '' }, parentElement }: HTMLButtonElement): string {
  if (copy === 'code') return parentElement?.querySelector('pre')?.textContent ?? '';
  return copy.startsWith('#') ? new URL(copy, window.location.href).href : copy;
}
