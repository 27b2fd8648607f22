import type { BlockContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Service } from '../model/types/service.js';
import { operationsOf } from '../operationsOf.js';
import type { DescriptionKind, LinkOptions } from '../render/adaptDescription.js';
import { DescriptionTargets } from '../render/DescriptionTargets.js';
import { readDescription } from '../render/readDescription.js';
import { isPlainText, TextBudget } from '../render/textCost.js';
import { writeSamplesIn } from '../render/writeSamples.js';
import { collectTargets } from './collectTargets.js';
import type { MarkdownOptions } from './MarkdownOptions.js';
import type { MarkdownTools } from './MarkdownTools.js';
import { fence, link, paragraph, text } from './nodes.js';
import { toMarkdownTree } from './toMarkdownTree.js';

/** The one language in which calls are written; the others say the same. */
const WRITTEN = 'curl';

interface ToolOptions extends Pick<MarkdownOptions, 'badges' | 'labels' | 'resolveLink'> {
  /** Address of a place of the reference, by its anchor. */
  readonly linkTo: (anchor: string) => string;
  readonly isListed?: (anchor: string) => boolean;
}

/**
 * What the writers of one service's Markdown share.
 *
 * @param isListed whether a list leads to an anchor, within the pages that show both.
 */
export function createTools(
  service: Service,
  { badges, isListed = () => false, labels, linkTo, resolveLink }: ToolOptions,
): MarkdownTools {
  const { anchors = [] } = readDescription(service.description ?? '', 'page', {}) ?? {};
  const places = new DescriptionTargets(service, anchors);
  const targets = collectTargets(service, (fragment) => places.find(fragment));
  const budget = new TextBudget(operationsOf(service).length);
  const links: LinkOptions = {
    addressOf: (fragment) => {
      const anchor = places.find(fragment);
      return anchor === undefined ? undefined : linkTo(anchor);
    },
  };
  const tools: MarkdownTools = {
    labels,
    describe: (words, kind) => {
      const source = words.trim();
      const blocks = budget.spend(source)
        ? describe(source, kind, links, tools)
        : [writePlain(source)];
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
    isTarget: (anchor) => targets.has(anchor) || isListed(anchor),
  };
  return tools;
}

function describe(
  source: string,
  kind: DescriptionKind,
  links: LinkOptions,
  { isTarget }: Pick<MarkdownTools, 'isTarget'>,
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
