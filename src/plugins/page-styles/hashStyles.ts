import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/**
 * The sources that a policy's `style-src` must allow for a page's own style elements, such as
 * `'sha256-…'`; one for each element, in their order.
 */
export function hashStyles(html: string): readonly string[] {
  const styles: string[] = [];
  let isInside = false;
  const parser = new Parser({
    onopentagname(tag) {
      isInside = tag === 'style';
      if (isInside) styles.push('');
    },
    ontext(text) {
      if (isInside) styles.push((styles.pop() ?? '') + text);
    },
    onclosetag() {
      isInside = false;
    },
  });
  parser.end(html);
  return styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
}
