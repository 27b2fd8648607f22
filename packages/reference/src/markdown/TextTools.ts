import type { Service } from '@frontier/openapi';
import type { BlockContent } from 'mdast';
import type { Site } from '../blocks/SchemaDescriber.js';
import type { Badge, SiteLink } from '../components/links.js';
import type { DescriptionKind } from '../render/adaptDescription.js';
import { findTargets } from '../render/findTargets.js';
import { isPlainText, readDescription, writeBoxes } from '../render/readDescription.js';
import { fence, paragraph } from './nodes.js';
import { toMarkdown } from './toMarkdown.js';

export interface TextOptions {
  readonly route: string;
  readonly downloads?: readonly SiteLink[];
  /** A sentence about the whole contract, below the title. */
  readonly notice?: string | undefined;
  readonly badges?: ReadonlyMap<string, Badge> | undefined;
  readonly questionHref?: Site['questionHref'];
}

/** What every part of a reference in Markdown needs: texts of the contract, links and badges. */
export class TextTools implements Site {
  readonly securitySchemes: Service['securitySchemes'];
  private readonly addressOf: (fragment: string) => string | undefined;

  constructor(
    service: Service,
    private readonly options: TextOptions,
  ) {
    this.addressOf = findTargets(service, this.linkTo);
    this.securitySchemes = service.securitySchemes;
  }

  readonly linkTo = (anchor: string): string => `${this.options.route}#${anchor}`;

  /** A text of the contract; one that cannot be parsed is shown literally. */
  describe(text: string | undefined, kind: DescriptionKind = 'field'): BlockContent[] {
    const source = text?.trim() ?? '';
    if (source === '') return [];
    if (kind === 'field' && isPlainText(source)) return [paragraph([source])];
    const read = readDescription(source, kind, { addressOf: this.addressOf });
    if (read) return toMarkdown(writeBoxes(read.tree)).children as BlockContent[];
    return kind === 'field' && !source.includes('\n') ? [paragraph([source])] : [fence(source, '')];
  }

  readonly badgeOf = (anchor: string): Badge | undefined => this.options.badges?.get(anchor);

  readonly questionHref = (id: string): string => this.options.questionHref?.(id) ?? `#${id}`;
}
