import type { BlockContent } from 'mdast';
import type { Labels } from '../labels/Labels.js';
import type { Service } from '../model/types/service.js';
import type { LinkOptions } from '../render/adaptLinks.js';
import { DescriptionTargets } from '../render/DescriptionTargets.js';
import { isPlainText } from '../render/isPlainText.js';
import { type DescriptionKind, readDescription } from '../render/readDescription.js';
import { refuseTexts } from '../render/refusals.js';
import { TextBudget } from '../render/TextBudget.js';
import { writeSamplesIn } from '../render/writeSamples.js';
import { collectTargets } from './collectTargets.js';
import type { MarkdownTools } from './MarkdownTools.js';
import { fence, paragraph, text } from './nodes.js';
import { toMarkdownTree } from './toMarkdownTree.js';

/** The one language in which calls are written; the others say the same. */
const WRITTEN = 'curl';

/**
 * What the writers of one service's Markdown share.
 *
 * @param linkTo address of a place of the reference, by its anchor.
 * @param listed anchors that lists lead to, within the pages that show them.
 */
export function createTools(
  service: Service,
  labels: Labels,
  linkTo: (anchor: string) => string,
  listed: ReadonlySet<string> = new Set(),
): MarkdownTools {
  const { anchors = [] } = readDescription(service.description ?? '', 'page', {}) ?? {};
  const places = new DescriptionTargets(service, anchors);
  const targets = collectTargets(service, (fragment) => places.find(fragment));
  const budget = new TextBudget();
  const links: LinkOptions = {
    addressOf: (fragment) => {
      const anchor = places.find(fragment);
      return anchor === undefined ? undefined : linkTo(anchor);
    },
  };
  const tools: MarkdownTools = {
    labels,
    describe: (words, kind) => {
      try {
        budget.spend(words);
      } catch (error) {
        throw refuseTexts(service, error);
      }
      return describe(words.trim(), kind, links, tools);
    },
    samples: (operation) => writeSamplesIn(operation, (language) => language === WRITTEN),
    linkTo,
    isTarget: (anchor) => targets.has(anchor) || listed.has(anchor),
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
  return read ? toMarkdownTree(read.tree, isTarget) : [fence(source, undefined)];
}
