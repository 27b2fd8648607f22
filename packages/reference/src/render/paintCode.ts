import { escapeText } from '../escapeHtml.js';

/** Stylesheet classes: keyword, string, number or constant, function, comment. */
const KINDS = ['tk', 'ts', 'tn', 'tf', 'tc'] as const;

/** The colours of JSON or of commands. Shiki is not used for them: it finds no JSON inside a command. */
export interface Colours {
  /** Has a named group per token kind, named after its class. */
  readonly pattern: RegExp;
  /** Colours of the embedded code in a group named `inner`. */
  readonly inner?: Colours;
}

export const JSON_COLOURS: Colours = {
  pattern:
    /"(?:[^"\\\n]|\\.)*"(?=\s*:)|(?<ts>"(?:[^"\\\n]|\\.)*")|(?<tn>-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b|\b(?:true|false|null)\b)|(?<tc>\/\/[^\n]*|\/\*[\s\S]*?\*\/)/g,
};

/** Writes highlighted code: adjacent tokens of one kind share an element, plain text has none. */
export class CodePainter {
  private html = '';
  private open = '';

  /** @param kind class of the token, empty for plain text. Blanks take the class before them. */
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

  end(): string {
    return this.open ? `${this.html}</i>` : this.html;
  }
}

export function paintCode(code: string, colours: Colours): string {
  const painter = new CodePainter();
  paint(painter, code, colours);
  return painter.end();
}

function paint(painter: CodePainter, code: string, { inner, pattern }: Colours): void {
  let end = 0;
  for (const { 0: token, groups = {}, index } of code.matchAll(pattern)) {
    painter.add('', code.slice(end, index));
    end = index + token.length;
    if (inner && groups.inner !== undefined) {
      paint(painter, token, inner);
      continue;
    }
    painter.add(KINDS.find((name) => groups[name] !== undefined) ?? '', token);
  }
  painter.add('', code.slice(end));
}
