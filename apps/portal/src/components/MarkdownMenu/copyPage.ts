import { copyText } from '@frontier/reference/browser';

/* Client module: copies the Markdown of a page, and says so beside the button. */

if (typeof document !== 'undefined') {
  document.addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>('[data-markdown-page]') : null;
    if (button) copyPage(button);
  });
}

async function copyPage({ dataset, nextElementSibling: status }: HTMLElement): Promise<void> {
  const say = (text: string) => status?.replaceChildren(text);
  say('');
  try {
    say((await copyText(readText(dataset.markdownPage ?? ''))) ? 'Copiada.' : '');
  } catch {
    say('Não deu para copiar; abra a página abaixo.');
  }
}

async function readText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.text();
}
