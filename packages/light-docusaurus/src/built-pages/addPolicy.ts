import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import { POLICY_NAMES } from '../trusted/createPolicy';

/** The texts of a page's own elements that its policy has to allow. */
interface InlineTexts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The policy of a page: its own scripts and styles by their hashes, files of its own origin, and
 * nothing else. What no element can say (`frame-ancestors`) is in the headers.
 */
function writePolicy({ scripts, styles }: InlineTexts): string {
  return [
    // Firefox holds links for prefetching against this one. What a page never loads is refused below.
    "default-src 'self'",
    "frame-src 'none'",
    "media-src 'none'",
    "object-src 'none'",
    "worker-src 'none'",
    ["script-src 'self'", ...hashAll(scripts)].join(' '),
    ["style-src 'self'", ...hashAll(styles)].join(' '),
    // The theme's arrows are drawings in the stylesheet.
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    // The search is a form; a page of it is opened from any other.
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${Object.values(POLICY_NAMES).join(' ')}`,
  ].join('; ');
}

/** Each text once, as a policy's source. */
function hashAll(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

/** What of a page its policy depends on. */
interface Inline extends InlineTexts {
  /** Attributes that no hash allows, as `<td style>`. */
  readonly refused: readonly string[];
}

/** Scripts of these types are data: no browser runs them, and no policy is asked. */
const DATA = /^application\/(\w+\+)?json$/;
const REFUSED = /^(style|on\w+)$/;

/** Lists a page's inline scripts and styles, and the attributes that its policy refuses. */
function findInline(html: string): Inline {
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

const CHARSET = /<meta charset=[^>]*>/i;
const POLICY = /<meta http-equiv="?Content-Security-Policy/i;

/**
 * Puts a page's policy into its head, before anything that it speaks of.
 *
 * @param name of the page, for errors.
 * @returns the page; as it was where it has a policy already.
 * @throws where the page says no charset, or holds what its policy would refuse: an attribute with
 * styles or a handler of events.
 */
export function addPolicy(html: string, name: string): string {
  if (POLICY.test(html)) return html;
  const { refused, scripts, styles } = findInline(html);
  const [first] = refused;
  if (first) {
    throw new Error(
      `${name}: a política da página recusa ${first}: use uma classe e uma regra de src/css no lugar de "style", e um módulo de page-script no lugar de "on…".`,
    );
  }
  const charset = CHARSET.exec(html);
  if (!charset)
    throw new Error(`${name}: falta <meta charset> no começo da página, de onde vem a política.`);
  const end = charset.index + charset[0].length;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${writePolicy({ scripts, styles })}">`;
  return html.slice(0, end) + meta + html.slice(end);
}
