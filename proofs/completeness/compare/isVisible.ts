import { portuguese as labels } from '@frontier/reference';
import type { Expected } from '../expectedPlaces';
import { lettersOf } from '../page/lettersOf';
import type { PageNode } from '../page/PageNode';
import { plainLines } from '../page/plainLines';

/** Where a fact may stand. */
export interface Scope {
  /** The place, and where its links lead. */
  readonly nodes: readonly PageNode[];
  /** Code blocks of the operation around it, without white space. */
  readonly code: readonly string[];
  /** Whether the reader's system receives what the place describes, instead of sending it. */
  readonly isReceived: boolean;
}

/** Whether a reader of the place can see a fact. */
export function isVisible(expected: Expected, { nodes, code, isReceived }: Scope): boolean {
  switch (expected.kind) {
    case 'prose': {
      const shown = nodes.map((node) => node.ownLetters());
      return (
        plainLines(expected.text).every((line) => shown.some((text) => text.includes(line))) ||
        (expected.mayRepeat === true && nodes.some((node) => saysNothingNew(expected.text, node)))
      );
    }
    case 'word':
      return nodes.some((node) => hasWord(node, expected.texts));
    case 'phrase':
      return expected.wordings.some((wording) =>
        nodes.some((node) =>
          wording.test(expected.inProse ? node.ownText().replace(/\s+/g, ' ') : node.ownPhrases()),
        ),
      );
    case 'required':
      return nodes.some((node) => {
        // A shared schema is shown once for both directions.
        const isShared = node.id.startsWith('esquema.');
        const said = isReceived && !isShared ? labels.alwaysPresent : labels.required;
        return node.ownPhrases().includes(said);
      });
    case 'address':
      return nodes.some((node) =>
        node.ownAddresses().some((url) => sameAddress(url, expected.url)),
      );
    case 'code': {
      const wanted = expected.texts.map(withoutSpace);
      return code.some((block) => wanted.includes(block));
    }
    case 'sample value': {
      if (nodes.some((node) => hasWord(node, expected.texts))) return true;
      const wanted = expected.texts.map(withoutSpace).filter((text) => text.length > 1);
      const shown = nodes.map((node) => withoutSpace(node.ownPhrases()));
      return [...shown, ...code].some((text) => wanted.some((value) => text.includes(value)));
    }
  }
}

/** Whether a short sentence has only words, or forms of them, that stand in or around its place. */
function saysNothingNew(sentence: string, place: PageNode): boolean {
  if (sentence.length > 80 || /\.\s|[`[]/.test(sentence)) return false;
  let around = '';
  for (let node: PageNode | undefined = place; node; node = node.parent) {
    around += ` ${node.ownText()}`;
    if (node.tag === 'article') break;
  }
  const words = sentence.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  const known = around.toLowerCase();
  return words.length > 0 && words.every((word) => known.includes(word.slice(0, 5)));
}

function hasWord(node: PageNode, texts: readonly string[]): boolean {
  const words = node.ownWords();
  return texts.some((text) =>
    /^[[{]/.test(text)
      ? withoutSpace(node.ownPhrases()).includes(withoutSpace(text))
      : words.has(text.trim()),
  );
}

function sameAddress(shown: string, wanted: string): boolean {
  return shown === wanted || shown === `mailto:${wanted}` || lettersOf(shown) === lettersOf(wanted);
}

/** Text as it is compared where line breaks and indentation do not matter. */
export function withoutSpace(text: string): string {
  return text.replace(/\s+/g, '');
}
