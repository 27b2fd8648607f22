import { Parser } from 'htmlparser2';
import type { InlineTexts } from './writePolicy';

/** What a policy has to know of a page. */
interface Inline extends InlineTexts {
  /** Attributes that no hash allows, as `<td style>`. */
  readonly refused: readonly string[];
}

/** Scripts of these types are data: no browser runs them, and no policy is asked. */
const DATA = /^application\/(\w+\+)?json$/;
const REFUSED = /^(style|on\w+)$/;

/** Lists what stands in a page itself and not in files: scripts, styles, attributes of either. */
export function findInline(html: string): Inline {
  const scripts: string[] = [];
  const styles: string[] = [];
  const refused: string[] = [];
  let open: string[] | undefined;
  const parser = new Parser({
    onopentag(tag, attributes) {
      open = listFor(tag, attributes);
      open?.push('');
      for (const name of Object.keys(attributes)) {
        if (REFUSED.test(name)) refused.push(`<${tag} ${name}="${attributes[name]}">`);
      }
    },
    ontext(text) {
      open?.push((open.pop() ?? '') + text);
    },
    onclosetag() {
      open = undefined;
    },
  });
  // Browsers read every line break as one character.
  parser.end(html.replaceAll('\r\n', '\n'));
  return { scripts, styles, refused };

  function listFor(tag: string, { src, type = '' }: Record<string, string>): string[] | undefined {
    if (tag === 'style') return styles;
    return tag === 'script' && src === undefined && !DATA.test(type) ? scripts : undefined;
  }
}
