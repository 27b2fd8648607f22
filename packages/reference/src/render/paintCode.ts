import { escapeText } from '../escapeHtml.js';

/** Classes of the stylesheet: a keyword, a text, a number or constant, a function, a comment. */
const KINDS = ['tk', 'ts', 'tn', 'tf', 'tc'] as const;

/** How the code of one printer is coloured: it has few forms, which one expression tells apart. */
export interface Colours {
  /** A group for each kind, by the name of its class. */
  readonly pattern: RegExp;
  /** Parts of a text with a colour of their own. */
  readonly inTexts?: RegExp;
  /** Colours of the content of a group named `inner`: code within code. */
  readonly inner?: Colours;
}

/** JSON: a name stays plain; a text, a number or word, a comment. */
export const JSON_COLOURS: Colours = {
  pattern:
    /"(?:[^"\\\n]|\\.)*"(?=\s*:)|(?<ts>"(?:[^"\\\n]|\\.)*")|(?<tn>-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b|\b(?:true|false|null)\b)|(?<tc>\/\/[^\n]*|\/\*[\s\S]*?\*\/)/g,
};

/** Writes coloured code: neighbours of one kind in one element, plain text bare. */
export class CodePainter {
  private html = '';
  private open = '';

  /** @param kind class of its colour; empty for plain text. Blanks take the colour before them. */
  add(kind: string, text: string): void {
    for (const [index, line] of text.split('\n').entries()) {
      if (index > 0) this.html += '\n';
      if (line === '') continue;
      const shown = line.trim() === '' ? this.open : kind;
      if (shown !== this.open) {
        this.html += (this.open && '</i>') + (shown && `<i class="${shown}">`);
        this.open = shown;
      }
      this.html += escapeText(line);
    }
  }

  /** @returns HTML for the inside of `<code>`. */
  end(): string {
    return this.open ? `${this.html}</i>` : this.html;
  }
}

/** Colours code of a printer, in a hundredth of the time that a grammar of its language would take. */
export function paintCode(code: string, colours: Colours): string {
  const painter = new CodePainter();
  paint(painter, code, colours);
  return painter.end();
}

function paint(painter: CodePainter, code: string, { inner, inTexts, pattern }: Colours): void {
  let end = 0;
  for (const { 0: token, groups = {}, index } of code.matchAll(pattern)) {
    painter.add('', code.slice(end, index));
    end = index + token.length;
    if (inner && groups.inner !== undefined) {
      paint(painter, token, inner);
      continue;
    }
    const kind = KINDS.find((name) => groups[name] !== undefined) ?? '';
    let done = 0;
    for (const place of (kind === 'ts' && inTexts && token.matchAll(inTexts)) || []) {
      painter.add(kind, token.slice(done, place.index));
      painter.add('tn', place[0]);
      done = place.index + place[0].length;
    }
    painter.add(kind, token.slice(done));
  }
  painter.add('', code.slice(end));
}
