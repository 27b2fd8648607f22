import { showCurrent } from './markCurrent.js';

const OPEN = '.r-nav > details[open]';

/** The list that the bar of a narrow screen opens starts at the operation being read. */
export function showPanel(target: EventTarget | null): void {
  if (!(target instanceof HTMLDetailsElement) || !target.matches(OPEN)) return;
  if (target.parentElement) showCurrent(target.parentElement);
}

/** It closes when a link in it is followed, so that it covers no place, and at a click beside it. */
export function closePanel(target: EventTarget | null): void {
  const panel = document.querySelector<HTMLDetailsElement>(OPEN);
  if (!panel || !(target instanceof Element)) return;
  if (!panel.contains(target) || target.closest('a')) panel.open = false;
}

/** Esc closes it and leaves the keyboard on the bar; in the filter it empties that first. */
export function closePanelByKey({ defaultPrevented, key }: KeyboardEvent): void {
  const panel = document.querySelector<HTMLDetailsElement>(OPEN);
  if (!panel || defaultPrevented || key !== 'Escape') return;
  panel.open = false;
  panel.querySelector('summary')?.focus();
}
