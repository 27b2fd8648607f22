/* Client module: 'Copiar a página' of the menu 'Markdown' fetches and copies the page's twin. */
if (typeof window !== 'undefined') {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-twin]');
    if (button) void copyTwin(button);
  });
}

/** Copies the twin and shows the result beside the button, with the texts of that element's attributes. */
async function copyTwin({
  dataset: { twin = '' },
  nextElementSibling,
}: HTMLElement): Promise<void> {
  const said = nextElementSibling as HTMLElement;
  said.textContent = '';
  try {
    // The clipboard gets a promise: the reader's click may expire while the text is fetched.
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
