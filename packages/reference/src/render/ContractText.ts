import { escapeText } from '../escapeHtml.js';
import { LIMITS } from '../limits.js';
import type { LinkOptions } from './adaptLinks.js';
import { type Description, DescriptionRenderer } from './DescriptionRenderer.js';
import { highlightCode } from './highlightCode.js';
import type { DescriptionKind } from './readDescription.js';
import { TextBudget } from './TextBudget.js';

/**
 * Turns one service's descriptions and code into HTML, each text once, and no more of them than a
 * build can wait for: every single text may be in measure, and all of them together not.
 */
export class ContractText {
  private readonly descriptions: DescriptionRenderer;
  private readonly codeOf = new Map<string, string>();
  private readonly budget: TextBudget;
  private codeLeft = LIMITS.highlightedCharacters;

  /**
   * @param links what the links of descriptions mean.
   * @param operations how many the service has.
   */
  constructor(links: LinkOptions = {}, operations = 0) {
    this.descriptions = new DescriptionRenderer(links);
    this.budget = new TextBudget(operations);
  }

  /** A description beyond the measure stays as it is written. */
  describe(text: string, kind: DescriptionKind): Description {
    const isInMeasure = this.descriptions.knows(text, kind) || this.budget.spend(text.trim());
    return isInMeasure
      ? this.descriptions.render(text, kind)
      : this.descriptions.writePlain(text, kind);
  }

  /** Code beyond the limit stays without colours. */
  highlight(code: string, grammar: string): string {
    const isLong = code.length > LIMITS.longCode;
    const key = `${grammar} ${code}`;
    const known = isLong ? this.codeOf.get(key) : undefined;
    if (known !== undefined) return known;
    if (grammar !== 'json') this.codeLeft -= code.length * (isLong ? LIMITS.longCodeCost : 1);
    const html =
      this.codeLeft < 0 && grammar !== 'json' ? escapeText(code) : highlightCode(code, grammar);
    if (isLong) this.codeOf.set(key, html);
    return html;
  }
}
