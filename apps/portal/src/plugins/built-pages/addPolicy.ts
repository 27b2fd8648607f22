import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import { POLICY_NAMES } from '../../shared/trusted/createPolicy';

/**
 * Writes a page's policy. It allows the page's inline scripts and styles by hash, and files of the same origin. The
 * server's headers add the directives that a `meta` cannot set (`frame-ancestors`).
 */
function writePolicy({ script, style }: InlineTexts): string {
  return [
    // Firefox applies this directive to prefetches. The next ones refuse kinds that no page loads.
    "default-src 'self'",
    "frame-src 'none'",
    "media-src 'none'",
    "object-src 'none'",
    "worker-src 'none'",
    ["script-src 'self'", ...new Set(script.map(hashText))].join(' '),
    ["style-src 'self'", ...new Set(style.map(hashText))].join(' '),
    // The theme's stylesheet has its arrows as data URLs.
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    // Every page has the search form.
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${Object.values(POLICY_NAMES).join(' ')}`,
  ].join('; ');
}

/** The source expression that allows this text. */
function hashText(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Script types that hold data: browsers neither run them nor check them against the policy. */
const DATA = /^application\/(\w+\+)?json$/;
const REFUSED = /^(style|on\w+)$/;

type InlineTexts = Readonly<Record<'script' | 'style', string[]>>;

/** Finds the inline texts of a page, and the attributes that its policy refuses: styles and handlers. */
function findInline(html: string) {
  const texts: InlineTexts = { script: [], style: [] };
  const refused: string[] = [];
  let open: string[] | undefined;
  const parser = new Parser({
    onopentag(tag, attributes) {
      const { src, type = '' } = attributes;
      const isText = tag === 'style' || (tag === 'script' && src === undefined && !DATA.test(type));
      open = isText ? texts[tag] : undefined;
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
  // Browsers normalize line breaks before they hash.
  parser.end(html.replaceAll('\r\n', '\n'));
  return { texts, refused };
}

const CHARSET = /<meta charset=[^>]*>/i;
const POLICY = /<meta http-equiv="?Content-Security-Policy/i;

/**
 * Adds a page's policy to its head, before all elements that the policy restricts.
 *
 * @returns the page, unchanged if it has a policy already.
 * @throws when the page has no charset, or an attribute that its policy refuses: a style or an event handler.
 */
export function addPolicy(html: string, name: string): string {
  if (POLICY.test(html)) return html;
  const { refused, texts } = findInline(html);
  const [first] = refused;
  if (first) {
    throw new Error(
      `${name}: the page's policy refuses ${first}. Replace "style" by a class and a rule in src/css, and "on…" by a client module.`,
    );
  }
  const charset = CHARSET.exec(html);
  if (!charset)
    throw new Error(`${name}: <meta charset> is missing; the policy is added after it.`);
  const end = charset.index + charset[0].length;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${writePolicy(texts)}">`;
  return html.slice(0, end) + meta + html.slice(end);
}
