import { check, read, store } from './rememberChoices.js';

const KEY = 'frontier.reference.code-size';
/** In pixels at the browser's default size: the steps of the stylesheet. */
const SIZES = ['10', '13', '15'];
const CONTROL = 'reference-code-size';

/** Gives code the size its reader chose, before or after the page is there. */
export function applyCodeSize(): void {
  const size = read(KEY) ?? '';
  if (SIZES.includes(size)) document.documentElement.dataset.codeSize = size;
}

/** Shows in the toolbar which size holds. */
export function markCodeSize(): void {
  applyCodeSize();
  check(`[name=${CONTROL}][value="${currentSize()}"]`);
}

/** Makes code one size larger, or after the largest the smallest (`[data-code-size]`). */
export function stepCodeSize(target: EventTarget | null): void {
  const button = target instanceof Element ? target.closest('button[data-code-size]') : null;
  if (!button) return;
  const next = SIZES[(SIZES.indexOf(currentSize()) + 1) % SIZES.length] ?? '';
  setCodeSize(next, button.closest('.r-side') ?? button);
}

/** Keeps the size of code that the reader picks in the toolbar. */
export function chooseCodeSize(target: EventTarget | null): void {
  if (target instanceof HTMLInputElement && target.name === CONTROL)
    setCodeSize(target.value, target);
}

/** Code above what the reader looks at changes its height: that stays where it is on the screen. */
function setCodeSize(size: string, seen: Element): void {
  const { top } = seen.getBoundingClientRect();
  store(KEY, size);
  markCodeSize();
  const moved = seen.getBoundingClientRect().top - top;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}

/** What was chosen, otherwise what is nearest to what the stylesheet says of this screen. */
function currentSize(): string {
  const { codeSize } = document.documentElement.dataset;
  if (codeSize) return codeSize;
  const code = document.querySelector(':is(.r-page, .r-embed) pre');
  const [shown = 0, whole = 16] = [code ?? document.body, document.documentElement].map((element) =>
    Number.parseFloat(getComputedStyle(element).fontSize),
  );
  const size = (shown / whole) * 16;
  return SIZES.find((step) => size < Number(step) + 1.5) ?? '15';
}
