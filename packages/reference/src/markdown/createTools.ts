import type { Operation, Sample, Service } from '@frontier/openapi';
import type { BlockContent, PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Badge, SiteLink } from '../components/links.js';
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

/** Data and functions that all writers of Markdown share. */
export interface MarkdownTools {
  /** Parses a text of the document into blocks that cannot break out of their parent node. */
  readonly describe: (text: string | undefined, kind?: DescriptionKind) => BlockContent[];
  /** Samples of a call: the document's own, and curl. */
  readonly samples: (operation: Operation) => readonly Sample[];
  /** Address of an operation, tag or shared schema, in this or another file. */
  readonly linkTo: (anchor: string) => string;
  /** The mark of an anchor; empty if no link of the document names it. */
  readonly markOf: (anchor: string | undefined) => PhrasingContent[];
  /** Direction of the part being written. */
  readonly direction: Direction;
  /** The site's badge for an anchor, if any, as a link to its explanation. */
  readonly badgeOf: (anchor: string | undefined) => PhrasingContent[] | undefined;
}

/** Only language of generated samples in Markdown, since the others repeat the call. */
const WRITTEN = 'curl';

/** Options of the site for all Markdown files of one service. */
export interface MarkdownOptions extends Pick<ToolOptions, 'badges' | 'resolveLink'> {
  /** Downloads of the reference. */
  readonly downloads?: readonly SiteLink[];
  /** A sentence about the whole contract, under the title. */
  readonly notice?: string | undefined;
  /** Address of a Markdown file by its slug (`namePages`); the slug of the whole reference is empty. */
  readonly addressOf: (slug: string) => string;
}

/** Options that the writers of one service's Markdown share. */
export interface ToolOptions {
  /** Address of an anchor of the reference. */
  readonly linkTo: (anchor: string) => string;
  /** Resolves addresses in descriptions for readers outside the site. */
  readonly resolveLink?: (address: string) => string;
  /** Badges of the site for operations, fields and responses, by anchor. */
  readonly badges?: ReadonlyMap<string, Badge>;
  /** Whether a list on the same page links to an anchor. */
  readonly isListed?: (anchor: string) => boolean;
}

/** Creates the tools that the writers of one service's Markdown share. */
export function createTools(
  service: Service,
  { badges, isListed = () => false, linkTo, resolveLink }: ToolOptions,
): MarkdownTools {
  const anchors = new DescriptionTargets(service);
  const targets = collectTargets(service, (fragment) => anchors.find(fragment));
  const isTarget = (anchor: string) => targets.has(anchor) || isListed(anchor);
  const links = anchors.linkOptions(linkTo);
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
    direction: 'either',
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

/** Writes a description literally, not as Markdown. */
function writePlain(source: string): BlockContent {
  return source.includes('\n') ? fence(source, undefined) : paragraph(text(source));
}

/** Resolves all links except fragments of the same file. */
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
 * Collects the anchors of a service that are link targets: of recursive schemas, and of links in descriptions.
 *
 * @param find resolves a fragment to an anchor.
 */
function collectTargets(
  service: Service,
  find: (fragment: string) => string | undefined,
): ReadonlySet<string> {
  const targets = new Set<string>();
  const collect = (value: unknown): void => {
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
    for (const inner of Object.values(value)) collect(inner);
  };
  collect(service);
  return targets;
}
