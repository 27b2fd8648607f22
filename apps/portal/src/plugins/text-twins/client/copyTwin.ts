/* A module of every page: 'Copiar a página' of the menu 'Markdown' fetches the page's twin and copies it, before React, too. */
if (typeof window !== 'undefined') {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-twin]');
    if (button) void copyTwin(button);
  });
}

/** Copies the twin and shows the outcome beside the button, in the words of that element's attributes. */
async function copyTwin({
  dataset: { twin = '' },
  nextElementSibling,
}: HTMLElement): Promise<void> {
  const said = nextElementSibling as HTMLElement;
  said.textContent = '';
  try {
    // Handed over as a promise: a browser may forget the reader's click while the text is fetched.
    const text = fetch(twin).then(async (answer) => {
      if (!answer.ok) throw new Error(answer.statusText);
      return new Blob([await answer.text()], { type: 'text/plain' });
    });
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    said.textContent = said.dataset.done ?? '';
  } catch {
    said.textContent = said.dataset.failed ?? '';
  }
}
