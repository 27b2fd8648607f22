declare const STORAGE_NAMESPACE: string;

const TOGGLE = '[class*=colorModeToggle] button';

/**
 * Makes the colour mode switch work before the application does: the attributes it sets and the
 * key it writes are those that Docusaurus' colour mode reads when it takes over.
 *
 * @returns stops it.
 */
export function switchColorMode(): () => void {
  for (const toggle of document.querySelectorAll<HTMLButtonElement>(TOGGLE)) {
    toggle.disabled = false;
  }
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest(TOGGLE)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { dataset } = document.documentElement;
    const mode = dataset.theme === 'dark' ? 'light' : 'dark';
    dataset.theme = mode;
    dataset.themeChoice = mode;
    try {
      localStorage.setItem(`theme${STORAGE_NAMESPACE}`, mode);
    } catch {
      // Storage can be forbidden; the mode then lasts for the page.
    }
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
