import type { Operation, Sample, Service } from '@frontier/openapi';
import type { BlockContent, PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Badge, Download } from '../components/links.js';
import type { Direction } from '../components/presence.js';
import {
  type DescriptionKind,
  decodeFragment,
  type LinkOptions,
} from '../render/adaptDescription.js';
import { DescriptionTargets } from '../render/DescriptionTargets.js';
import { isPlainText, readDescription } from '../render/readDescription.js';
import { writeSamplesIn } from '../render/writeSamples.js';
import { anchorMark, fence, link, paragraph, text } from './nodes.js';
import { toMarkdownTree } from './toMarkdownTree.js';

/** Data and functions that every writer of Markdown may use. */
export interface MarkdownTools {
  /** A text of the document as blocks that stay inside whatever they are put in. */
  readonly describe: (text: string | undefined, kind?: DescriptionKind) => BlockContent[];
  /** Calls as code: the document's own samples, and the one for the command line. */
  readonly samples: (operation: Operation) => readonly Sample[];
  /** Address of an operation, tag or shared schema, in whichever text it is. */
  readonly linkTo: (anchor: string) => string;
  /** The mark of a place that a link of the document leads to; nothing for others. */
  readonly markOf: (anchor: string | undefined) => PhrasingContent[];
  /** Whether the reader's system sends or receives the part being written. */
  readonly direction: Direction;
  /** The site's word beside a place, if any: a link to its explanation. */
  readonly badgeOf: (anchor: string | undefined) => PhrasingContent[] | undefined;
}

/** The one language in which calls are written; the others say the same. */
const WRITTEN = 'curl';

/** Facts of the site around the texts. */
export interface MarkdownOptions extends Pick<ToolOptions, 'badges' | 'resolveLink'> {
  /** Files that the reference offers. */
  readonly downloads?: readonly Download[];
  /** A sentence about the whole contract, under the title. */
  readonly notice?: string | undefined;
  /** Address of a text by its slug (`namePages`); the slug of the whole reference is empty. */
  readonly addressOf: (slug: string) => string;
}

/** Facts of the site that all Markdown of one service needs. */
export interface ToolOptions {
  /** Address of a place of the reference, by its anchor. */
  readonly linkTo: (anchor: string) => string;
  /** Makes the addresses in descriptions fit for a text that is read outside the site. */
  readonly resolveLink?: (address: string) => string;
  /** Words of the site's beside operations, fields and responses, by their anchors. */
  readonly badges?: ReadonlyMap<string, Badge>;
  /** Whether a list leads to an anchor, on the page that shows both. */
  readonly isListed?: (anchor: string) => boolean;
}

/**
 * Makes the tools that the writers of one service's Markdown share.
 */
export function createTools(
  service: Service,
  { badges, isListed = () => false, linkTo, resolveLink }: ToolOptions,
): MarkdownTools {
  const places = new DescriptionTargets(service);
  const targets = collectTargets(service, (fragment) => places.find(fragment));
  const isTarget = (anchor: string) => targets.has(anchor) || isListed(anchor);
  const links: LinkOptions = {
    addressOf: (fragment) => {
      const anchor = places.find(fragment);
      return anchor === undefined ? undefined : linkTo(anchor);
    },
  };
  return {
    describe: (words = '', kind = 'field') => {
      const blocks = describe(words.trim(), kind, links, isTarget);
      return resolveLink ? resolveLinks(blocks, resolveLink) : blocks;
    },
    samples: (operation) => writeSamplesIn(operation, (language) => language === WRITTEN),
    linkTo,
    badgeOf: (anchor) => {
      const badge = anchor === undefined ? undefined : badges?.get(anchor);
      if (!badge) return undefined;
      const { description, href, label } = badge;
      return [link(resolveLink?.(href) ?? href, text(`${label} ${description}`))];
    },
    markOf: (anchor) => (anchor !== undefined && isTarget(anchor) ? [anchorMark(anchor)] : []),
    direction: 'sent',
  };
}

function describe(
  source: string,
  kind: DescriptionKind,
  links: LinkOptions,
  isTarget: (anchor: string) => boolean,
): BlockContent[] {
  if (source === '') return [];
  if (isPlainText(source)) return [paragraph(text(source))];
  const read = readDescription(source, kind, links);
  return read ? toMarkdownTree(read.tree, isTarget) : [writePlain(source)];
}

/** A description as it is written. */
function writePlain(source: string): BlockContent {
  return source.includes('\n') ? fence(source, undefined) : paragraph(text(source));
}

/** Links to places of the reference are addresses already, or begin with `#`. */
function resolveLinks(
  blocks: BlockContent[],
  resolve: (address: string) => string,
): BlockContent[] {
  visit({ type: 'root', children: blocks } satisfies Root, 'link', (link) => {
    if (!link.url.startsWith('#')) link.url = resolve(link.url);
  });
  return blocks;
}

/** Fragments in the links of descriptions: `[…](#here)`, `[name]: #here`, `href="#here"`. */
const FRAGMENT = /(?:\]\(\s*<?|\]:\s*<?|href\s*=\s*["']?)#([^\s"'<>)]+)/g;

/**
 * The places of a service that something in it leads to: a schema's own place, where it is not
 * repeated, and whatever the links of descriptions mean.
 *
 * @param find the anchor that a fragment means.
 */
function collectTargets(
  service: Service,
  find: (fragment: string) => string | undefined,
): ReadonlySet<string> {
  const targets = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      if (!value.includes('#')) return;
      for (const [, fragment = ''] of value.matchAll(FRAGMENT)) {
        const target = find(decodeFragment(fragment));
        if (target !== undefined) targets.add(target);
      }
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    if ('recursive' in value && 'anchor' in value) targets.add(String(value.anchor));
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(service);
  return targets;
}
