import { escapeText } from '../escapeHtml.js';
import type { LinkOptions } from './adaptLinks.js';
import {
  type Description,
  type DescriptionKind,
  DescriptionRenderer,
} from './DescriptionRenderer.js';
import { highlightCode } from './highlightCode.js';

/** What a service's descriptions may cost together: three times those of 5000 operations. */
export const MARKDOWN_LIMIT = 10_000_000;
/** Cost of one text, in characters of plain text. */
const TEXT_COST = 100;
/** Cost of one mark in it. */
export const MARK_COST = 20;
const MARK = /[*_~`[\]()<>|&\\\n]/g;
/** Characters of code coloured in one service; one in a long text counts more. */
const CODE_LIMIT = 15_000_000;
const LONG_CODE = 2_000;
const LONG_COST = 30;

/** Descriptions that would take a parser too long. */
export class TextLimitError extends RangeError {
  /** @param text the description that was one too many. */
  constructor(readonly text: string) {
    super('too many characters in different descriptions');
  }
}

/**
 * Turns one service's descriptions and code into HTML, each text once, and no more of them than a
 * build can wait for: every single text may be in measure, and all of them together not.
 */
export class ContractText {
  private readonly descriptions: DescriptionRenderer;
  private readonly codeOf = new Map<string, string>();
  private markdownLeft = MARKDOWN_LIMIT;
  private codeLeft = CODE_LIMIT;

  /** @param links what the links of descriptions mean. */
  constructor(links: LinkOptions = {}) {
    this.descriptions = new DescriptionRenderer(links);
  }

  /** @throws {TextLimitError} when the descriptions are too many. */
  describe(text: string, kind: DescriptionKind): Description {
    if (!this.descriptions.knows(text, kind)) {
      this.markdownLeft -= TEXT_COST + text.length + MARK_COST * (text.match(MARK)?.length ?? 0);
    }
    if (this.markdownLeft < 0) throw new TextLimitError(text);
    return this.descriptions.render(text, kind);
  }

  /** Code beyond the limit stays without colours. */
  highlight(code: string, grammar: string): string {
    const isLong = code.length > LONG_CODE;
    const key = `${grammar} ${code}`;
    const known = isLong ? this.codeOf.get(key) : undefined;
    if (known !== undefined) return known;
    if (grammar !== 'json') this.codeLeft -= code.length * (isLong ? LONG_COST : 1);
    const html =
      this.codeLeft < 0 && grammar !== 'json' ? escapeText(code) : highlightCode(code, grammar);
    if (isLong) this.codeOf.set(key, html);
    return html;
  }
}
