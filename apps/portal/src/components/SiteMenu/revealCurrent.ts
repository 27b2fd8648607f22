const PAGE_ON_SCREEN = '.theme-doc-sidebar-menu [aria-current=page]';

/** Scrolls only the given list until the current entry is in its upper half. */
export function revealCurrent(scroller: Element, current = PAGE_ON_SCREEN): void {
  const entry = scroller.querySelector(current);
  if (!entry) return;
  const { bottom, top } = entry.getBoundingClientRect();
  const frame = scroller.getBoundingClientRect();
  if (top >= frame.top && bottom <= Math.min(frame.bottom, window.innerHeight)) return;
  scroller.scrollTop += top - frame.top - frame.height / 3;
}

/** Client module: scrolls the sidebar of a guide. */
export function onRouteDidUpdate(): void {
  const sidebar = document.querySelector('.theme-doc-sidebar-container .menu');
  if (sidebar) revealCurrent(sidebar);
}
