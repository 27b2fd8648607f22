import remarkGfm from 'remark-gfm';
import type { Data, Processor } from 'unified';

type Extension = NonNullable<Data['micromarkExtensions']>[number];
type Constructs = NonNullable<NonNullable<Extension['text']>[number]>;
type Construct = Exclude<Constructs, readonly unknown[]>;
type Tokenizer = Construct['tokenize'];
type Handles = Exclude<
  NonNullable<Data['fromMarkdownExtensions']>[number],
  readonly unknown[]
>['exit'];
type Handle = NonNullable<NonNullable<Handles>[string]>;

/** What the parser tells tokenizers without saying so in its types: the brackets that are still open. */
interface OpenLabels {
  readonly _labelStarts?: readonly { readonly _balanced?: boolean }[];
}

/** The constructs that turn a bare address into a link. */
const ADDRESSES = ['emailAutolink', 'protocolAutolink', 'wwwAutolink'];

/** A text that does not match has no bare address. */
const ADDRESS = /@|:\/\/|www\./i;

/** A text that does not match has no HTML and no footnotes, which may put a link inside a link. */
export const FOREIGN = /<|\[\^/;

/** Whether a text may have bare addresses. Most have none, and are parsed without looking for them. */
export function mayHaveAddresses(text: string): boolean {
  return ADDRESS.test(text);
}

/**
 * GFM in linear time, without its fault in task lists.
 * To find a bare address, remark-gfm looks back from every word to the last open bracket, which takes
 * quadratic time; the parser keeps a list of the open brackets.
 *
 * @param options.addresses whether bare addresses become links; looking for them splits a text into words.
 */
export function gfm(this: Processor, { addresses }: { readonly addresses: boolean }): void {
  remarkGfm.call(this as never);
  taskLists.call(this);
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

/**
 * Corrects remark-gfm, behind which it is used: in `-\n[x] a` the paragraph stands below an empty list item, not
 * in it. There remark-gfm drops `[x]` from the text, or throws in Node's condition `development`.
 */
export function taskLists(this: Processor): void {
  const data = this.data();
  const exit = {
    taskListCheckValueChecked: ignore,
    taskListCheckValueUnchecked: ignore,
    taskListCheck,
  };
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), { exit }];
}

function ignore(): void {}

const taskListCheck: Handle = function (token) {
  const box = this.sliceSerialize(token);
  const item = this.stack.at(-2);
  if (item?.type === 'listItem') {
    item.checked = box.toLowerCase() === '[x]';
    return;
  }
  this.enter({ type: 'text', value: box }, token);
  this.exit(token);
};

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

/** The same construct without the look back: inside an open bracket nothing is an address. */
function outsideBrackets(construct: Construct): Construct {
  const tokenize: Tokenizer = function (effects, ok, nok) {
    const labels = (this as OpenLabels)._labelStarts ?? [];
    const isOpen = labels.some(({ _balanced }) => !_balanced);
    return isOpen ? nok : construct.tokenize.call(this, effects, ok, nok);
  };
  return { ...construct, tokenize };
}
