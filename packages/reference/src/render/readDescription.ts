import { LIMITS } from '@frontier/openapi';
import type { Element, Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { adaptDescription, type DescriptionKind, type LinkOptions } from './adaptDescription.js';
import { FOREIGN, gfm, mayHaveAddresses } from './gfm.js';
import { isParsable } from './textCost.js';

const schema = {
  ...defaultSchema,
  tagNames: (defaultSchema.tagNames ?? []).filter(
    (name) => !['input', 'picture', 'source'].includes(name),
  ),
  attributes: { ...defaultSchema.attributes, img: ['alt', 'src'] },
  clobberPrefix: 'texto-',
};

/** Elements that are markup even where a text never closes them. */
const KNOWN = new Set([
  ...(defaultSchema.tagNames ?? []),
  ...'script style iframe object embed svg math form link meta base font center u video audio'.split(
    ' ',
  ),
]);
const TAG = /<\/?([a-z][\w:.-]*)(?![\w:.-])[^<>]*>/gi;

/** Markdown processors by the features they support. */
const processors = new Map<string, ReturnType<typeof createProcessor>>();

/** A description as a tree of elements that can run nothing and load nothing. */
export interface ReadDescription {
  readonly tree: Root;
  /** Every `id` in it. */
  readonly anchors: readonly string[];
  /** Whether it links to places of the reference, whose pages may still change. */
  readonly leads: boolean;
}

/** @returns undefined for a text that would take more than linear time to parse. */
export function readDescription(
  source: string,
  kind: DescriptionKind,
  links: LinkOptions,
): ReadDescription | undefined {
  if (!isParsable(source)) return undefined;
  try {
    const processor = processorFor(source);
    const tree = processor.runSync(processor.parse(source), source);
    const { anchors, leads } = adaptDescription(tree, kind, links);
    return isDeep(tree) ? undefined : { tree, anchors, leads };
  } catch (error) {
    // Elements nested by the thousand leave the parser no stack.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Whether writing a tree would nest too many calls. */
function isDeep(tree: Root): boolean {
  let level: (Root | Element)[] = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > LIMITS.textLevels) return true;
    const next: Element[] = [];
    for (const { children } of level) {
      for (const child of children) if (child.type === 'element') next.push(child);
    }
    level = next;
  }
  return false;
}

/** A processor that does no more than a text needs: most have neither addresses nor HTML. */
function processorFor(source: string): ReturnType<typeof createProcessor> {
  const addresses = mayHaveAddresses(source);
  const foreign = FOREIGN.test(source);
  const key = `${addresses} ${foreign}`;
  const processor = processors.get(key) ?? createProcessor(addresses, foreign);
  processors.set(key, processor);
  return processor;
}

function createProcessor(addresses: boolean, foreign: boolean) {
  return unified()
    .use(remarkParse)
    .use(gfm, { addresses })
    .use(foreign ? [keepPlaceholders] : [])
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(foreign ? [rehypeRaw] : [])
    .use(rehypeSanitize, schema);
}

/**
 * Shows placeholders such as `<CompanyName>`, which HTML takes for elements and hides: names no
 * element has, without attributes and without an end in the same text.
 */
function keepPlaceholders() {
  return (tree: MarkdownRoot, file: VFile): void => {
    const source = String(file).toLowerCase();
    visit(tree, 'html', (node) => {
      node.value = node.value.replace(TAG, (tag, name: string) => {
        const element = name.toLowerCase();
        const isMarkup = KNOWN.has(element) || tag.includes('=') || source.includes(`</${element}`);
        return isMarkup ? tag : tag.replace('<', '&lt;').replace('>', '&gt;');
      });
    });
  };
}
