import type { Element, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { LIMITS } from '../limits.js';
import { adaptElements } from './adaptElements.js';
import { adaptHeadings } from './adaptHeadings.js';
import { adaptLinks, type LinkOptions } from './adaptLinks.js';
import { adoptItems } from './adoptItems.js';
import { FOREIGN, gfm, mayHaveAddresses } from './gfm.js';
import { isParsable } from './isParsable.js';
import { keepPlaceholders } from './keepPlaceholders.js';
import { visitElements } from './visitElements.js';

const schema = {
  ...defaultSchema,
  tagNames: (defaultSchema.tagNames ?? []).filter(
    (name) => !['input', 'picture', 'source'].includes(name),
  ),
  attributes: { ...defaultSchema.attributes, img: ['alt', 'src'] },
  clobberPrefix: 'texto-',
};

/** One for each of what a text may have, as it is used. */
const processors = new Map<string, ReturnType<typeof createProcessor>>();

/** `page` keeps headings, from the second level on; `field` turns them into bold paragraphs. */
export type DescriptionKind = 'page' | 'field';

/** A description as a tree of elements that can run nothing and load nothing. */
export interface ReadDescription {
  readonly tree: Root;
  /** Every `id` in it. */
  readonly anchors: readonly string[];
  /** Whether it leads to places of the reference, whose pages are not known for good. */
  readonly leads: boolean;
}

/** What one run of a processor is given, and what it takes down. */
interface Run {
  readonly kind: DescriptionKind;
  readonly links: LinkOptions;
  readonly anchors: string[];
  leads: boolean;
}

/** @returns nothing for a text that would take a parser out of step with its length. */
export function readDescription(
  source: string,
  kind: DescriptionKind,
  links: LinkOptions,
): ReadDescription | undefined {
  if (!isParsable(source)) return undefined;
  const run: Run = { kind, links, anchors: [], leads: false };
  const file = new VFile({ value: source, data: { run } });
  try {
    const processor = processorFor(source);
    const tree = processor.runSync(processor.parse(file), file);
    return isDeep(tree) ? undefined : { tree, anchors: run.anchors, leads: run.leads };
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
  const features = { addresses: mayHaveAddresses(source), foreign: FOREIGN.test(source) };
  const key = JSON.stringify(features);
  const processor = processors.get(key) ?? createProcessor(features);
  processors.set(key, processor);
  return processor;
}

interface Features {
  readonly addresses: boolean;
  readonly foreign: boolean;
}

function createProcessor({ addresses, foreign }: Features) {
  return unified()
    .use(remarkParse)
    .use(gfm, { addresses })
    .use(foreign ? [keepPlaceholders] : [])
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(foreign ? [rehypeRaw] : [])
    .use(rehypeSanitize, schema)
    .use(() => (tree: Root, file) => {
      const run = file.data.run as Run;
      adoptItems(tree);
      adaptElements(tree);
      adaptHeadings(tree, run.kind);
      run.leads = adaptLinks(tree, run.links);
      visitElements(tree, ({ properties }) => {
        if (typeof properties.id === 'string') run.anchors.push(properties.id);
        return undefined;
      });
    });
}
