/* Escape hides a term's definition without moving pointer or focus (WCAG 1.4.13), until the reader leaves the term. */
const CLOSED = 'data-definitions';

if (typeof window !== 'undefined') {
  const root = document.documentElement;
  const isTerm = (target: EventTarget | null) =>
    target instanceof Element && target.closest('.term') !== null;
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') root.setAttribute(CLOSED, 'closed');
  });
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      if (!isTerm(target)) root.removeAttribute(CLOSED);
    });
  }
}
