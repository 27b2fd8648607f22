import { parseFragment } from 'parse5';
import { expect, it } from 'vitest';
import { renderReference } from '../renderReference.js';
import { modelOf } from './modelOf.js';

const EVIL = `"'\`><img src=x onerror=run()></title></script><!--<script>run()</script> a=b onclick=run()`;
const TEXT = `${EVIL}\n\n[a](java&#x09;script:run()) <a href="java\nscript:run()" style="x" data-copy="x" id="conteudo">b</a>
<iframe srcdoc="x"></iframe><base href="//x"><form action="x"><picture><source srcset="https://x.example/a.png"></picture>
<svg><style><img src=x onerror=run()></style></svg><meta http-equiv="refresh" content="0;url=x">`;
const ADDRESSES = [
  'javascript:run()',
  ' java\tscript:run()',
  '\u0001JAVASCRIPT:run()',
  'data:text/html,<script>run()</script>',
  'vbscript:run()',
  'file:///etc/passwd',
  'blob:x',
];

interface ElementNode {
  readonly tagName?: string;
  readonly attrs?: readonly { readonly name: string; readonly value: string }[];
  readonly childNodes?: readonly ElementNode[];
}

function elementsOf(node: ElementNode): ElementNode[] {
  return [node, ...(node.childNodes ?? []).flatMap(elementsOf)];
}

function render(address: string): ElementNode[] {
  const docs = { url: address, description: EVIL };
  const schema = {
    type: 'object',
    title: EVIL,
    description: TEXT,
    externalDocs: docs,
    properties: {
      [EVIL]: { type: EVIL, format: EVIL, enum: [EVIL], default: EVIL, pattern: EVIL },
    },
  };
  const examples = {
    [EVIL]: { summary: EVIL, description: TEXT, value: EVIL },
    b: { externalValue: address },
  };
  const response = {
    description: TEXT,
    headers: { [EVIL]: { description: TEXT, schema: { type: 'string' }, examples } },
    content: { [EVIL]: { schema, examples }, 'application/json': { schema, examples } },
    links: { [EVIL]: { operationId: EVIL, description: TEXT, parameters: { [EVIL]: EVIL } } },
  };
  const operation = {
    operationId: EVIL,
    summary: EVIL,
    description: TEXT,
    tags: [EVIL],
    externalDocs: docs,
    parameters: [{ name: EVIL, in: 'query', required: true, description: TEXT, schema, examples }],
    requestBody: { content: response.content },
    responses: { [EVIL]: response, 200: response },
    callbacks: { [EVIL]: { [EVIL]: { post: { summary: EVIL, responses: {} } } } },
    security: [{ [EVIL]: [EVIL] }],
    'x-codeSamples': [{ lang: EVIL, label: EVIL, source: EVIL }],
  };
  const text = JSON.stringify({
    openapi: '3.1.0',
    info: {
      title: EVIL,
      version: EVIL,
      description: TEXT,
      termsOfService: address,
      contact: { name: EVIL, url: address, email: EVIL },
      license: { name: EVIL, url: address, identifier: EVIL },
    },
    externalDocs: docs,
    servers: [{ url: address, description: TEXT }],
    tags: [{ name: EVIL, description: TEXT, externalDocs: docs }],
    paths: { [`/${EVIL}`]: { post: operation } },
    components: {
      securitySchemes: {
        [EVIL]: {
          type: 'oauth2',
          description: TEXT,
          flows: { implicit: { authorizationUrl: address, scopes: { [EVIL]: TEXT } } },
        },
      },
    },
  });
  const { html } = renderReference(modelOf(text), { route: '' });
  return elementsOf(parseFragment(html) as ElementNode);
}

it.each(ADDRESSES)(
  'a contract hostile in every text shows text alone, and no link to %j',
  (address) => {
    const elements = render(address);
    const attributes = elements.flatMap(({ attrs = [] }) => attrs);
    const runsOrLoads =
      /^(script|style|img|image|iframe|object|embed|base|meta|link|form|svg|math|source|video|audio)$/;
    expect(elements.filter(({ tagName = '' }) => runsOrLoads.test(tagName))).toEqual([]);
    expect(attributes.filter(({ name }) => !/^(?!on|style$)[a-z-]+$/i.test(name))).toEqual([]);
    const links = attributes.filter(({ name }) => name === 'href').map(({ value }) => value);
    const schemes = links.map((href) => new URL(href, 'https://x.example/').protocol);
    expect(new Set(schemes)).toEqual(new Set(['https:', 'mailto:']));
  },
);
