import type { BlockContent, PhrasingContent } from 'mdast';
import type { Labels } from '../labels/Labels.js';
import type { Sample } from '../model/types/sample.js';
import type { Operation } from '../model/types/service.js';
import type { DescriptionKind } from '../render/adaptDescription.js';

/** What every writer of Markdown is given instead of fetching it. */
export interface MarkdownTools {
  readonly labels: Labels;
  /** A text of the document as blocks that stay inside whatever they are put in. */
  readonly describe: (text: string, kind: DescriptionKind) => BlockContent[];
  /** Calls as code: the document's own samples, and the one for the command line. */
  readonly samples: (operation: Operation) => readonly Sample[];
  /** Address of an operation, tag or shared schema, on whichever page it stands. */
  readonly linkTo: (anchor: string) => string;
  /** Whether a link of the document leads to the place, so that it needs an anchor. */
  readonly isTarget: (anchor: string) => boolean;
  /** What the site says of a place, if anything: a link to where it is explained. */
  readonly badgeOf: (anchor: string | undefined) => PhrasingContent[] | undefined;
}
