import { expect, it } from 'vitest';
import { findMissingWords } from '../lintPage';
import { isFault, type Page, parsePage } from '../parsePage';

function page(text: string): Page {
  const read = parsePage('docs/guia.mdx', text);
  if (isFault(read)) throw new Error(read.message);
  return read;
}

it('names the words of readers that no guide uses, in its text and as whole words', () => {
  const pages = [
    page('Guarde o **hash** e os logs. O payload do `retry`.\n'),
    page('Um Timeout na *sandbox*, com a query string.\n'),
    page('O suportezinho do blog.\n'),
  ];
  expect(findMissingWords(pages)).toEqual(['retry', 'suporte']);
});
