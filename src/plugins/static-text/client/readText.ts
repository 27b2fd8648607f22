import { findText } from './textElement';

interface Guide {
  readonly id: string;
  readonly permalink: string;
}

/**
 * A guide's text as it was built: from the page on screen when that is the guide's own, otherwise
 * from the guide's page, which is fetched.
 *
 * @throws when the page cannot be had; the application then opens the guide by a full load.
 */
export default async function readText({ id, permalink }: Guide): Promise<string> {
  const isShown = document.documentElement.classList.contains(`docs-doc-id-${id}`);
  return (isShown ? findText(document) : undefined) ?? (await fetchText(permalink));
}

async function fetchText(permalink: string): Promise<string> {
  const answer = await fetch(permalink);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const text = answer.ok ? findText(page) : undefined;
  if (text === undefined) throw new Error(`${permalink}: ${answer.status}`);
  return text;
}
