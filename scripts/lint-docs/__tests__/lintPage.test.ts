import { describe, expect, it } from 'vitest';
import { lintPage } from '../rules';

const HEAD = '---\ntitle: Guia\ndescription: O que o guia ensina.\n---\n\n';
const BEFORE = '<Before>\n\n[token](/a) · [oferta criada](/b)\n\n</Before>\n\n';
const SECTIONS = [
  'A chamada',
  'Erros e como corrigir',
  'O que volta',
  'Campos que merecem atenção',
  'Antes de começar',
  'Quando usar',
  'Exemplo completo',
  'Próximo passo',
]
  .map((name) => `## ${name}\n\nTexto.\n`)
  .join('\n');
const CALL_GUIDE = BEFORE + SECTIONS;
const LIST = '- [A](/docs/frontier/perguntas#a).';
const QUESTIONS = `## Perguntas em aberto\n\n<PageQuestions>\n\n${LIST}\n\n</PageQuestions>\n\n`;

function lint(body: string, file = 'docs/guia.mdx', head = HEAD): string[] {
  return lintPage(file, head + body).map(({ line, message }) => `${line} ${message}`);
}

it.each([
  [
    'plain text and links',
    'Veja [a introdução](/docs/intro), [fora](https://x.example) e [aqui](#a).',
  ],
  ['components and images', 'import A from "./A";\n\n<A b="c" />\n\n![Um mapa](./mapa.svg)\n'],
  ['braces in code', 'O campo `{hash}`.\n'],
  ['a guide with the skeleton of calls', CALL_GUIDE],
  ['a guide of a call without other advice', CALL_GUIDE.replace(/## Campos.*\n\n.*\n/, '')],
  ['a guide with open questions', CALL_GUIDE.replace('## Próximo', `${QUESTIONS}## Próximo`)],
  [
    'a guide of several calls, each under its own heading',
    CALL_GUIDE.replace(
      '## A chamada\n\nTexto.',
      '## Criar\n\n<Operation id="a" />\n\n## Mudar\n\n<Operation id="b" />',
    ),
  ],
])('accepts %s', (_what, body) => {
  expect(lint(body)).toEqual([]);
});

it.each([
  ['broken MDX', 'Um <Operation id="a">\n', /^\d+ is not valid MDX/],
  ['a heading id', '## Título {#titulo}\n', /^\d+ is not valid MDX/],
  ['a promise', 'Os webhooks chegam em breve.\n', /^6 unfinished text/],
  ['a note to oneself', 'TODO escrever\n', /^6 unfinished text/],
  ['another skeleton', CALL_GUIDE.replace('Antes de começar', 'Antes'), /^12 the sections must be/],
  [
    'open questions without their element',
    CALL_GUIDE.replace('## Próximo', `## Perguntas em aberto\n\n${LIST}\n\n## Próximo`),
    /^\d+ the section must be one <PageQuestions>/,
  ],
  [
    'open questions in another place',
    CALL_GUIDE.replace('## Quando', `${QUESTIONS}## Quando`),
    /^12 the sections must be/,
  ],
  ['a guide of a call that names no needs', SECTIONS, /has one <Before>/],
  [
    'a need that is a sentence',
    CALL_GUIDE.replace('[token]', '[de poucos megabytes, em PDF]'),
    /has one <Before>/,
  ],
  [
    'a call under another name',
    CALL_GUIDE.replace('A chamada', 'Criar'),
    /^12 the sections must be/,
  ],
])('reports %s with its line', (_what, body, expected) => {
  expect(lint(body).join('\n')).toMatch(expected);
});

it('asks pages of concepts to end with where to go on', () => {
  const page = 'docs/frontier/conceitos/datas.mdx';
  expect(lint('## Próximo passo\n\nB.\n', page)).toEqual([]);
  expect(lint('## Outra\n\nB.\n', page)).toEqual(['6 the last section must be: Próximo passo']);
});

describe('a journey', () => {
  const journey = [
    'O que você terá no fim',
    'Antes de começar',
    'Passo a passo',
    'Como saber que terminou',
    'Quando algo dá errado',
    'Próximo passo',
  ]
    .map((name) => `## ${name}\n\nTexto.\n`)
    .join('\n')
    .replace('Passo a passo\n', 'Passo a passo\n\n### Passo 1: Abrir\n\n### Passo 2: Fechar\n');
  const page = 'docs/frontier/jornadas/bloqueios.mdx';

  it('accepts the skeleton with numbered steps, and leaves the index alone', () => {
    expect(lint(journey, page)).toEqual([]);
    expect(lint('## Por papel\n', 'docs/frontier/jornadas/index.mdx')).toEqual([]);
  });

  it.each([
    ['a missing section', journey.replace('## Antes de começar', ''), /^6 the sections must be/],
    ['sections in another order', `## Próximo passo\n\n${journey}`, /^6 the sections must be/],
    ['a journey without steps', journey.replace(/### .*/g, ''), /^14 the journey has no steps/],
    ['a hole in the numbers', journey.replace('Passo 2', 'Passo 3'), /^18 .*"Passo 2: "/],
    ['a step without number', journey.replace('Passo 1: ', ''), /^16 .*"Passo 1: "/],
  ])('reports %s', (_what, body, expected) => {
    expect(lint(body, page).join('\n')).toMatch(expected);
  });
});

it('asks for a description of up to 160 characters', () => {
  const long = HEAD.replace('O que o guia ensina.', 'a'.repeat(161));
  const faults = ['', long].flatMap((head) => lint('Texto.\n', undefined, head));
  expect(faults).toEqual([
    '1 description is missing in the front matter',
    '1 description has 161 characters, more than 160',
  ]);
});
