import type { PageModule } from '@frontier/light-docusaurus/browser';

/* Page module: opens the question that an address names, and filters the questions by their texts. */
const FILTER = '.questions-only input[type=search]';

export const onRouteDidUpdate: PageModule['onRouteDidUpdate'] = () => openTarget();

if (typeof window !== 'undefined') {
  window.addEventListener('hashchange', openTarget);
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(FILTER)) filter(target.value);
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

function filter(words: string): void {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  for (const question of document.querySelectorAll<HTMLElement>('.question')) {
    const text = fold(question.textContent ?? '');
    question.hidden = !wanted.every((word) => text.includes(word));
  }
}

/** Small letters without accents. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
