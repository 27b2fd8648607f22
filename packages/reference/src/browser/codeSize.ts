import { check, store } from './rememberChoices.js';

const KEY = 'frontier.reference.code-size';
/** In pixels at the browser's default size: the steps of the stylesheet. */
const SIZES = ['10', '13', '15'];
const CONTROL = 'reference-code-size';

/** Shows in the toolbar which size holds. */
export function markCodeSize(): void {
  check(`[name=${CONTROL}][value="${currentSize()}"]`);
}

/** Makes code one size larger, or after the largest the smallest (`[data-code-size]`). */
export function stepCodeSize(target: EventTarget | null): void {
  const button = target instanceof Element && target.closest('button[data-code-size]');
  if (!button) return;
  const next = SIZES[(SIZES.indexOf(currentSize()) + 1) % SIZES.length];
  if (next) setCodeSize(next, button.closest('.r-side') ?? button);
}

/** Keeps the size of code that the reader picks in the toolbar. */
export function chooseCodeSize(target: EventTarget | null): void {
  if (target instanceof HTMLInputElement && target.name === CONTROL) {
    setCodeSize(target.value, target);
  }
}

/** Code above the reader's place changes its height: the place keeps its position on the screen. */
function setCodeSize(size: string, seen: Element): void {
  const { top } = seen.getBoundingClientRect();
  store(KEY, size);
  document.documentElement.dataset.codeSize = size;
  markCodeSize();
  fitCode(seen);
  window.scrollBy({ top: seen.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** The chosen size, otherwise the one nearest to the stylesheet's for this screen. */
function currentSize(): string {
  const { dataset } = document.documentElement;
  const sizeOf = (selector: string) => {
    const element = document.querySelector(selector);
    return element ? Number.parseFloat(getComputedStyle(element).fontSize) : 0;
  };
  const shown = (16 * sizeOf(':is(.r-page, .r-embed) pre')) / sizeOf(':root');
  return dataset.codeSize ?? SIZES.find((size) => shown < Number(size) + 1.5) ?? '15';
}

/** Fewer hidden pixels than these are not worth a scroll bar. */
const LAST_BIT = 24;

/** Shows the code of a panel whole where only its last bit would have to be scrolled for. */
export function fitCode(place: EventTarget | null): void {
  if (!(place instanceof Element)) return;
  const panel = place.closest('.r-panel') ?? place.querySelector('.r-panel');
  for (const code of panel?.querySelectorAll('pre') ?? []) {
    code.style.maxHeight = '';
    const hidden = code.scrollHeight - code.clientHeight;
    if (hidden > 0 && hidden <= LAST_BIT) code.style.maxHeight = 'none';
  }
}
