import { findInline } from './findInline';
import { writePolicy } from './writePolicy';

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
