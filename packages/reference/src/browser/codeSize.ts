import { check } from './rememberChoices.js';
import { store } from './storage.js';

export const KEY = 'frontier.reference.code-size';
/** Sizes that the stylesheet defines, in pixels at the browser's default font size. */
export const SIZES = ['10', '13', '15'];
export const CONTROL = 'reference-code-size';

export function markCodeSize(): void {
  check(`[name=${CONTROL}][value="${currentSize()}"]`);
}

/** Switches code to the next size, and from the largest back to the smallest (`[data-code-size]`). */
export function stepCodeSize(target: EventTarget | null): void {
  const button = target instanceof Element && target.closest('button[data-code-size]');
  if (!button) return;
  const next = SIZES[(SIZES.indexOf(currentSize()) + 1) % SIZES.length];
  if (next) setCodeSize(next, button.closest('.r-side') ?? button);
}

/** Stores and applies the code size that the reader picks in the toolbar. */
export function chooseCodeSize(target: EventTarget | null): void {
  if (target instanceof HTMLInputElement && target.name === CONTROL) {
    setCodeSize(target.value, target);
  }
}

/** Code above the viewport changes its height, so `seen` is scrolled back to its position in the viewport. */
function setCodeSize(size: string, seen: Element): void {
  const { top } = seen.getBoundingClientRect();
  store(KEY, size);
  document.documentElement.dataset.codeSize = size;
  markCodeSize();
  fitCode(seen);
  window.scrollBy({ top: seen.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** Returns the chosen size, otherwise the one nearest to the stylesheet's size for this viewport. */
function currentSize(): string {
  const { dataset } = document.documentElement;
  const sizeOf = (selector: string) => {
    const element = document.querySelector(selector);
    return element ? Number.parseFloat(getComputedStyle(element).fontSize) : 0;
  };
  const shown = (16 * sizeOf(':is(.r-page, .r-embed) pre')) / sizeOf(':root');
  return dataset.codeSize ?? SIZES.find((size) => shown < Number(size) + 1.5) ?? '15';
}

/** Up to this many hidden pixels do not justify a scroll bar. */
const LAST_BIT = 24;

/** Lifts the height limit of a panel's code where it hides only a few pixels. */
export function fitCode(place: EventTarget | null): void {
  if (!(place instanceof Element)) return;
  const panel = place.closest('.r-panel') ?? place.querySelector('.r-panel');
  for (const code of panel?.querySelectorAll('pre') ?? []) {
    code.style.maxHeight = '';
    const hidden = code.scrollHeight - code.clientHeight;
    if (hidden > 0 && hidden <= LAST_BIT) code.style.maxHeight = 'none';
  }
}
