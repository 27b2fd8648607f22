import type { JsonObject } from '@frontier/reference/document';
import type { HostileDocument } from '../HostileDocument';
import { one, withSchema } from '../makeDocuments';
import { TEXT_PLACES } from './textPlaces';

/** What would run, load, or hide something if it were taken for more than text. */
const INJECTIONS: readonly string[] = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<a href="javascript:alert(1)">a</a>',
  '[a](javascript:alert(1))',
  '[a](java&#10;script:alert(1))',
  '[a](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '![a](https://tracker.example/a.png)',
  '![a](x" onerror="alert(1))',
  '<iframe src="https://example.com"></iframe>',
  '<style>*{display:none}</style><p style="position:fixed">a</p>',
  '<base href="https://example.com/">',
  '<meta http-equiv="refresh" content="0;url=https://example.com">',
  '<form action="https://example.com"><input name="a"><button>b</button></form>',
  '<a id="conteudo" name="body">a</a><h1 id="op">b</h1>',
  '<!-- a',
  '--> ]]> <![CDATA[ a',
  '<math><mtext><table><mglyph><style><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<textarea><title><plaintext>',
  '{{constructor.constructor("alert(1)")()}}',
  'import x from "y"\n\n{process.exit(1)}',
  '\u202egnp.exe\u2066\u2069',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '"><script>alert(1)</script>\'"`',
];
/** All of them one after the other, for places that take one text. */
const INJECTION = INJECTIONS.join('\n\n');

/** Texts that are more than text, in every place that shows one. */
export const injectionDocuments: readonly HostileDocument[] = [
  ...Object.entries(TEXT_PLACES).map(([place, write]) =>
    one(`injection: ${place}`, 'page', write(INJECTION)),
  ),
  ...INJECTIONS.map((text) => one(`injection: ${text.split('\n')[0]}`, 'page', injected(text))),
];

function injected(text: string): string {
  const schema: JsonObject = { type: 'string', description: text, title: text };
  return withSchema(schema, { A: schema });
}
