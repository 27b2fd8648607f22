/** When the focused element disappears, gives the focus to the nearest place that is left around it. */
export function startFocus(): void {
  let path: HTMLElement[] = [];
  document.addEventListener('focusin', (event) => {
    const around = event.composedPath().filter((one) => one instanceof HTMLElement);
    // From a message the focus returns to the place before it.
    if (!around.some((one) => one.matches('.toast'))) path = around;
  });
  // A press outside all controls removes the focus on purpose.
  document.addEventListener('pointerdown', () => {
    path = [];
  });
  const restore = () => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || !activeElement?.checkVisibility();
    if (!isLost || path.length === 0) return;
    const main = document.querySelector('main');
    const near = path.find((one) => one.checkVisibility() && !one.contains(main)) ?? main;
    if (near && near !== path[0]) near.tabIndex = -1;
    near?.focus({ preventScroll: true });
  };
  new MutationObserver(restore).observe(document.body, { childList: true, subtree: true });
}
