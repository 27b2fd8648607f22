import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { addPolicy } from '../addPolicy';

const HEAD = '<!doctype html><html><head><meta charset=UTF-8>';

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The directives of the policy that a page with this head gets, by name. */
function policyOf(page: string): Record<string, string> {
  const [, policy = ''] = /content="([^"]*)"/.exec(addPolicy(HEAD + page, 'a.html')) ?? [];
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

it("a page's policy follows the charset, before the elements that it restricts", () => {
  const html = addPolicy(`${HEAD}<script>b</script>`, 'a.html');
  expect(html.startsWith(`${HEAD}<meta http-equiv="Content-Security-Policy" content="`)).toBe(true);
  expect(html.endsWith('"><script>b</script>')).toBe(true);
});

it.each(['script', 'style'])(
  "a page's policy allows each %s of the page by its text, once",
  (tag) => {
    const page = `<${tag}>"&amp;ção"<b</${tag}><p><${tag}>"&amp;ção"<b</${tag}>`;
    expect(policyOf(page)[`${tag}-src`]).toBe(`'self' ${hashOf('"&amp;ção"<b')}`);
  },
);

it("a page's policy allows no data, no file and no script that is a text", () => {
  const page = [
    '<script type=application/ld+json>{}</script><script type="application/json">[]</script>',
    '<script src=/a.js></script><p title="<script>x</script>">&lt;script><!-- <script>y</script> -->',
  ].join('');
  expect(policyOf(page)['script-src']).toBe("'self'");
});

it("a page's policy reads line breaks as browsers do", () => {
  expect(policyOf('<script>a\r\nb</script>')['script-src']).toBe(`'self' ${hashOf('a\nb')}`);
});

it("a page's policy is left alone where the page has its own", () => {
  const page = '<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="x">';
  expect(addPolicy(page, 'a.html')).toBe(page);
});

it.each([
  ['<td style="text-align:right">', '<td style="text-align:right">'],
  ['<svg onload=x()>', '<svg onload="x()">'],
])("a page's policy fails the build over %s", (page, named) => {
  expect(() => addPolicy(HEAD + page, 'docs/a.html')).toThrow(
    `docs/a.html: the page's policy refuses ${named}`,
  );
});

it("a page's policy fails the build over a page without a charset", () => {
  expect(() => addPolicy('<html><head>', 'a.html')).toThrow('a.html: <meta charset> is missing');
});
