import { quoteAt } from './quoteAt';

/** A sample value that a reader can replace. */
export interface OwnValue {
  /** The example's spellings in samples. */
  readonly shown: readonly string[];
  /** The reader's value; empty if none was entered. */
  readonly own: string;
}

/** Beginnings of samples without a declared language, as the reference and the clients write them. */
const BEGINNINGS: readonly (readonly [RegExp, string])[] = [
  [/^curl /, 'bash'],
  [/^[[{]/, 'json'],
  [/^<\?php/, 'php'],
  [/^import (?:requests|os)\b/, 'python'],
  [/^(?:OkHttpClient |import frontier\.)/, 'java'],
  [/^using /, 'csharp'],
  [/^(?:const|import) /, 'js'],
];

/** The fence language of a sample; empty if unknown. */
export function languageOf(code: string): string {
  return BEGINNINGS.find(([beginning]) => beginning.test(code))?.[1] ?? '';
}

/** Replaces the examples in a block of code with a reader's values. Each element keeps its example. */
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
    // In reverse order, so that earlier offsets stay valid.
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

/** Whether the text is a reader's value, or a host that the page has inserted. */
function isMarked({ parentElement }: Text): boolean {
  return parentElement?.closest('[data-own-value], [data-sample-host]') != null;
}

/** Finds examples that are whole words in a text, in their order. */
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
