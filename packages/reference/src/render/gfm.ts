import remarkGfm from 'remark-gfm';
import type { Data, Processor } from 'unified';

type Extension = NonNullable<Data['micromarkExtensions']>[number];
type Constructs = NonNullable<NonNullable<Extension['text']>[number]>;
type Construct = Exclude<Constructs, readonly unknown[]>;
type Tokenizer = Construct['tokenize'];

/** What a tokenizer of the parser's knows besides its types: the brackets that are still open. */
interface OpenLabels {
  readonly _labelStarts?: readonly { readonly _balanced?: boolean }[];
}

/** What makes a link of a bare address. */
const ADDRESSES = ['emailAutolink', 'protocolAutolink', 'wwwAutolink'];

/** Signs without which a text has no bare address. */
const ADDRESS = /@|:\/\/|www\./i;

/**
 * Signs without which a text makes no other elements than Markdown does: HTML, and links within links, which
 * notes may be.
 */
export const FOREIGN = /<|\[\^/;

/** Whether a text may have bare addresses, so that they have to be looked for. */
export function mayHaveAddresses(text: string): boolean {
  return ADDRESS.test(text);
}

/**
 * GFM, in step with the length of a text. GFM's own way looks back from every word to the last bracket that
 * is open, which takes the square of the words behind one; the parser has a list of those brackets.
 *
 * @param options.addresses whether bare addresses become links: looking for them breaks every text into words.
 */
export function gfm(this: Processor, { addresses }: { readonly addresses: boolean }): void {
  remarkGfm.call(this as never);
  const data = this.data();
  data.micromarkExtensions = data.micromarkExtensions?.map((extension) => ({
    ...extension,
    text: mapConstructs(extension.text, (construct) => {
      if (!ADDRESSES.includes(construct.name ?? '')) return construct;
      return addresses ? outsideBrackets(construct) : undefined;
    }),
  }));
  if (addresses) return;
  data.fromMarkdownExtensions = data.fromMarkdownExtensions?.map((extensions) =>
    [extensions].flat().filter(({ enter }) => enter?.literalAutolink === undefined),
  );
}

function mapConstructs(
  constructs: Extension['text'],
  map: (construct: Construct) => Construct | undefined,
): Extension['text'] {
  return Object.fromEntries(
    Object.entries(constructs ?? {}).flatMap(([code, list]) => {
      const mapped = [list ?? []].flat().flatMap((construct) => map(construct) ?? []);
      return mapped.length > 0 ? [[code, mapped]] : [];
    }),
  );
}

/** Says without a look back what the construct finds by one: nothing is an address in an open bracket. */
function outsideBrackets(construct: Construct): Construct {
  const tokenize: Tokenizer = function (effects, ok, nok) {
    const labels = (this as OpenLabels)._labelStarts ?? [];
    const isOpen = labels.some(({ _balanced }) => !_balanced);
    return isOpen ? nok : construct.tokenize.call(this, effects, ok, nok);
  };
  return { ...construct, tokenize };
}
