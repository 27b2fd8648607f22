import type { PageModule } from '@frontier/light-docusaurus/browser';

/* Page module: opens the question that an address names, and filters the questions by their texts and areas. */
const FILTERS = '.questions-only';

export const onRouteDidUpdate: PageModule['onRouteDidUpdate'] = () => openTarget();

if (typeof window !== 'undefined') {
  window.addEventListener('hashchange', openTarget);
  document.addEventListener('input', ({ target }) => {
    const filters = target instanceof Element ? target.closest(FILTERS) : null;
    if (filters) filter(filters);
  });
}

/** `:target` is not set yet when the page's script starts. */
function openTarget(): void {
  const anchor = document.querySelector(`[id="${CSS.escape(readHash())}"]`);
  const fold = anchor?.closest('details.question');
  if (fold instanceof HTMLDetailsElement) fold.open = true;
}

function readHash(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return '';
  }
}

function filter(filters: Element): void {
  const words = filters.querySelector<HTMLInputElement>('[type=search]')?.value ?? '';
  const area = filters.querySelector('select')?.value ?? '';
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  for (const question of document.querySelectorAll<HTMLElement>('.question')) {
    const text = fold(question.textContent ?? '');
    const isInArea = area === '' || question.parentElement?.querySelector('h2')?.id === area;
    question.hidden = !isInArea || !wanted.every((word) => text.includes(word));
  }
}

/** Small letters without accents. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
