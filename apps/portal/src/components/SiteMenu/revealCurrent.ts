/** Scrolls only the given list until the current entry is in its upper half. */
export function revealCurrent(scroller: Element): void {
  const entry = scroller.querySelector('[aria-current=page]');
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
