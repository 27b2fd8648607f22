import { quoteAt } from './quoteAt';

/** A value of the samples that a reader can give instead of the example's. */
export interface OwnValue {
  /** What samples have in its place. */
  readonly shown: readonly string[];
  /** The reader's; empty where none is given. */
  readonly own: string;
}

/** What a block whose language is not said begins with, as the reference and the clients write their samples. */
const BEGINNINGS: readonly (readonly [RegExp, string])[] = [
  [/^curl /, 'bash'],
  [/^[[{]/, 'json'],
  [/^<\?php/, 'php'],
  [/^import (?:requests|os)\b/, 'python'],
  [/^(?:OkHttpClient |import frontier\.)/, 'java'],
  [/^using /, 'csharp'],
  [/^(?:const|import) /, 'js'],
];

/** The language of a sample, as fences call it; empty for one of another. */
export function languageOf(code: string): string {
  return BEGINNINGS.find(([beginning]) => beginning.test(code))?.[1] ?? '';
}

/** Puts a reader's values in the place of the examples' in a block of code; each keeps what it stands for. */
export function markValues(block: Element, values: readonly OwnValue[]): void {
  const code = block.textContent ?? '';
  const said = block.querySelector<HTMLElement>('[data-language]')?.dataset.language;
  const language = said ?? languageOf(code);
  const texts: Text[] = [];
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text instanceof Text; text = walker.nextNode())
    texts.push(text);
  let begin = 0;
  for (const text of texts) {
    const { data } = text;
    // From its end, so that what stands before keeps its place.
    for (const { at, own, shown } of isMarked(text) ? [] : findPlaces(data, values).reverse()) {
      const written = quoteAt(own, { code, language, at: begin + at });
      if (written === undefined) continue;
      const found = text.splitText(at);
      found.splitText(shown.length);
      const mark = document.createElement('span');
      mark.dataset.ownValue = shown;
      mark.textContent = written;
      found.replaceWith(mark);
    }
    begin += data.length;
  }
}

export function unmarkValues(root: ParentNode): void {
  for (const mark of root.querySelectorAll<HTMLElement>('[data-own-value]')) {
    const { parentNode } = mark;
    mark.replaceWith(mark.dataset.ownValue ?? '');
    parentNode?.normalize();
  }
}

/** Whether it is a reader's value, or a host that the page has put there. */
function isMarked({ parentElement }: Text): boolean {
  return parentElement?.closest('[data-own-value], [data-sample-host]') != null;
}

/** The places of examples in a text, each a word of its own, in their order. */
export function findPlaces(
  text: string,
  values: readonly OwnValue[],
): { at: number; shown: string; own: string }[] {
  return values
    .filter(({ own }) => own !== '')
    .flatMap(({ own, shown }) =>
      shown.flatMap((example) => {
        const pattern = new RegExp(`(?<![\\w$])${example.replace(/[$\\-]/g, '\\$&')}(?!\\w)`, 'g');
        return [...text.matchAll(pattern)].map(({ index }) => ({ at: index, shown: example, own }));
      }),
    )
    .sort((one, other) => one.at - other.at);
}
