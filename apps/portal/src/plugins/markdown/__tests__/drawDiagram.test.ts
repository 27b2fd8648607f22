import * as mermaid from 'beautiful-mermaid';
import { describe, expect, it } from 'vitest';
import { drawDiagram } from '../diagrams/drawDiagrams';

const NAMES = { id: 'd1', title: 'Título & "aspas"', description: 'Descrição <b>' };
const HOSTILE = `<script>alert(1)</script> &lt;i&gt; 'x' & <img src=x onerror=alert(1)>`;

const FLOWCHART = `flowchart TB
  a[Criar solicitação] --> b([Submeter])
  a --> c{Qual?} -->|sim| d["Fim"]
  %% nada`;
const SEQUENCE = `sequenceDiagram
  participant s as Seu sistema
  participant f as Frontier
  Note over s,f: Pelo feed
  s->>f: GET /api/v1/notification-feed
  f-->>s: avisos`;

const draw = (source: string) => drawDiagram(source, NAMES, mermaid);
const hostile = [
  `flowchart TB\n a["${HOSTILE.replaceAll('(1)', '')}"] -->|${HOSTILE}| b[x]`,
  `sequenceDiagram\n participant a as ${HOSTILE}\n participant b\n a->>b: ${HOSTILE}\n Note over a: ${HOSTILE}`,
];

describe('a drawing', () => {
  it.each([
    [
      'flowchart',
      FLOWCHART,
      4,
      ['Criar solicitação → Submeter', 'Criar solicitação → Qual?', 'Qual? → Fim: sim'],
    ],
    [
      'sequence',
      SEQUENCE,
      2,
      [
        'Pelo feed',
        'Seu sistema → Frontier: GET /api/v1/notification-feed',
        'Frontier → Seu sistema: avisos',
      ],
    ],
  ])('of a %s shows every box, and its text every arrow', (_, source, boxes, text) => {
    const drawing = draw(source);
    expect(drawing.svg.match(/class="d-node/g)).toHaveLength(boxes);
    expect(drawing.svg.match(/marker-end="url\(#d1-seta\)"/g)).toHaveLength(
      text.filter((line) => line.includes('→')).length,
    );
    expect(drawing.text).toEqual(text);
  });

  it.each([
    ['flowchart', FLOWCHART],
    ['sequence', SEQUENCE],
  ])('of a %s contains no style, colour, font, script or address', (_, source) => {
    const { svg } = draw(source);
    expect(svg).not.toMatch(
      /<style|style=|<script|@import|fill=|stroke=|font-family|data-|\son\w+=/,
    );
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/https?:|\/\//);
  });

  it('has a name for screen readers', () => {
    const { svg } = draw(SEQUENCE);
    expect(svg).toContain('role="img" aria-labelledby="d1-titulo d1-descricao"');
    expect(svg).toContain('<title id="d1-titulo">Título &amp; &quot;aspas&quot;</title>');
    expect(svg).toContain('<desc id="d1-descricao">Descrição &lt;b&gt;</desc>');
  });

  it('breaks a label where its writer does', () => {
    expect(draw('flowchart TB\n a[Criado<br/>hoje]').svg).toMatch(
      />Criado<\/tspan><tspan [^>]+>hoje<\/tspan>/,
    );
  });

  it.each(hostile)('shows hostile text as text: %#', (source) => {
    const { svg } = draw(source);
    const tags = new Set([...svg.matchAll(/<\/?([a-z]+)/g)].map(([, tag]) => tag));
    for (const tag of ['script', 'img', 'i', 'b']) expect(tags).not.toContain(tag);
    expect(svg).toMatch(/&lt;script&gt;alert(?:\(1\))?&lt;\/script&gt;/);
    expect(svg).toContain('&amp;lt;i&amp;gt;');
  });

  it.each(['a{x}', 'a([x])', 'a["x"]', 'a'])('has the shape %s', (box) => {
    const { svg } = draw(`flowchart TD\n ${box} --> b`);
    expect(svg.match(/class="d-node/g)).toHaveLength(2);
    expect(svg.match(/marker-end=/g)).toHaveLength(1);
  });
  it('holds labels wider than the boxes they join', () => {
    const [svg = ''] = draw(`flowchart TB\n a -->|${'uma chamada longa '.repeat(5)}| b`).svg.split(
      '</svg>',
    );
    const [left = 0, , width = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '')
      .split(' ')
      .map(Number);
    for (const [, x, wide] of svg.matchAll(/<rect x="([^"]+)" y="[^"]+" width="([^"]+)"/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(left);
      expect(Number(x) + Number(wide)).toBeLessThanOrEqual(left + width + 0.01);
    }
  });

  it.each([
    ['a graph', `flowchart TB\n a{Quem decide sobre a oferta?} -->|sim| b[${'avisos '.repeat(9)}]`],
    ['a sequence', SEQUENCE.replace('avisos', 'avisos '.repeat(6))],
  ])(
    'breaks labels until it fits a phone, and less in a second layout for a column: %s',
    (_, source) => {
      const { svg, text } = draw(source);
      const [phone = 0, column = 0] = [...svg.matchAll(/ width="([\d.]+)rem"/g)].map(
        ([, width]) => Number(width) * 16,
      );
      expect(phone).toBeLessThanOrEqual(318);
      expect(column).toBeGreaterThan(phone);
      expect(column).toBeLessThanOrEqual(508);
      expect(text.join()).toContain('avisos avisos avisos');
    },
  );
});

describe('an unsupported diagram', () => {
  it.each([
    ['flowchart TB\n a --> b\n style a fill:#f00', 'line 3'],
    ['flowchart TB\n a-->b', 'line 2'],
    ['flowchart TB\n a --> b & c', 'line 2'],
    ['flowchart TB\n a -.-> b', 'line 2'],
    ['flowchart TB\n a[x} --> b', 'line 2'],
    ['flowchart TB\n a --> b[Um]\n b[Dois] --> c', 'line 3'],
    ['flowchart TB\n solicitação --> b', 'line 2'],
    ['flowchart TB\n a[x [y]] --> b', 'line 2'],
    ['flowchart XX\n a --> b', 'line 1'],
    ['flowchart TB\n a --> b\n b[Dois]', 'write the text of "b"'],
    ['stateDiagram-v2\n a --> b', 'line 1'],
    ['sequenceDiagram\n participant a\n a->>b: oi', 'participant b'],
    ['sequenceDiagram\n participant a\n a->>a: oi', 'Note over'],
    ['sequenceDiagram\n participant a\n loop sempre', 'line 3'],
    ['classDiagram\n a <|-- b', 'line 1'],
  ])('is refused: %j', (source, reason) => {
    expect(() => draw(source)).toThrow(reason);
  });
});
