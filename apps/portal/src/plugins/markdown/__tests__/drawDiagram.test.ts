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

describe('a graph', () => {
  it('shows every box and every arrow', () => {
    const html = draw(FLOWCHART);
    expect(html.match(/class="d-node/g)).toHaveLength(4);
    expect(html.match(/marker-end="url\(#d1-seta\)"/g)).toHaveLength(3);
  });

  it('has a name for screen readers', () => {
    const html = draw(FLOWCHART);
    expect(html).toContain('role="img" aria-labelledby="d1-titulo d1-descricao"');
    expect(html).toContain('<title id="d1-titulo">Título &amp; &quot;aspas&quot;</title>');
    expect(html).toContain('<desc id="d1-descricao">Descrição &lt;b&gt;</desc>');
  });

  it('breaks a label where its writer does', () => {
    expect(draw('flowchart TB\n a[Criado<br/>hoje]')).toMatch(
      />Criado<\/tspan><tspan [^>]+>hoje<\/tspan>/,
    );
  });

  it.each(['a{x}', 'a([x])', 'a["x"]', 'a'])('has the shape %s', (box) => {
    const html = draw(`flowchart TD\n ${box} --> b`);
    expect(html.match(/class="d-node/g)).toHaveLength(2);
    expect(html.match(/marker-end=/g)).toHaveLength(1);
  });

  it('holds labels wider than the boxes they join', () => {
    const source = `flowchart TB\n a -->|${'uma chamada longa '.repeat(5)}| b`;
    const svg = draw(source);
    const [left = 0, , width = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '')
      .split(' ')
      .map(Number);
    for (const [, x, wide] of svg.matchAll(/<rect x="([^"]+)" y="[^"]+" width="([^"]+)"/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(left);
      expect(Number(x) + Number(wide)).toBeLessThanOrEqual(left + width + 0.01);
    }
  });

  it('breaks labels until it fits a phone', () => {
    const source = `flowchart TB\n a{Quem decide sobre a oferta?} -->|sim| b[${'avisos '.repeat(9)}]`;
    const html = draw(source);
    const [, width] = / width="([\d.]+)rem"/.exec(html) ?? [];
    expect(Number(width) * 16).toBeLessThanOrEqual(318);
  });
});

describe('a sequence', () => {
  it('has a cell for each name, message and note between the lifelines', () => {
    const html = draw(SEQUENCE);
    const [names = '', ...rows] = html.split('<tr>').slice(1);
    expect(names).toContain('<td class="d-name" colspan="2"><span>Seu sistema</span></td>');
    expect(rows).toEqual([
      expect.stringMatching(/^<td class="d-note" colspan="4">/),
      expect.stringMatching(
        /^<td class="d-lifeline"><\/td><td class="d-message" colspan="2">.*<\/td><td><\/td>/,
      ),
      expect.stringMatching(
        /^<td class="d-lifeline"><\/td><td class="d-message d-dotted d-back" colspan="2">/,
      ),
    ]);
  });

  it('has as many columns in each row, whomever a step is about', () => {
    const html = draw(
      'sequenceDiagram\n participant a\n participant b\n participant c\n c-->>a: x\n b->>c: y\n Note over b: z',
    );
    const columns = html
      .split('<tr>')
      .slice(1)
      .map((row) => {
        const cells = [...row.matchAll(/<td(?: class="[^"]*")?(?: colspan="(\d)")?>/g)];
        return cells.reduce((sum, [, wide = '1']) => sum + Number(wide), 0);
      });
    expect(columns).toEqual([6, 6, 6, 6]);
  });

  it('has a name for screen readers', () => {
    expect(draw(SEQUENCE)).toContain(
      'role="img" aria-label="Título &amp; &quot;aspas&quot;. Descrição &lt;b&gt;"',
    );
  });
});

describe('a drawing', () => {
  it.each([FLOWCHART, SEQUENCE])('contains no style, colour, script or address: %#', (source) => {
    const html = draw(source);
    expect(html).not.toMatch(
      /<style|style=|<script|@import|fill=|stroke=|font-family|data-|\son\w+=/,
    );
    expect(html.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/https?:|\/\//);
  });

  it.each(hostile)('shows hostile text as text: %#', (source) => {
    const html = draw(source);
    const tags = new Set([...html.matchAll(/<\/?([a-z]+)/g)].map(([, tag]) => tag));
    for (const tag of ['script', 'img', 'i', 'b']) expect(tags).not.toContain(tag);
    expect(html).toMatch(/&lt;script&gt;alert(?:\(1\))?&lt;\/script&gt;/);
    expect(html).toContain('&amp;lt;i&amp;gt;');
  });
});

describe('an unsupported diagram', () => {
  it.each([
    ['flowchart TB\n a --> b & c', '2 of 1 arrows'],
    ['flowchart TB\n a[x} --> b', '0 of 1 arrows'],
    ['flowchart TB\n solicitação --> b', '0 of 1 arrows'],
    ['flowchart TB\n a[x [y]] --> b', '0 of 1 arrows'],
    ['flowchart XX\n a --> b', 'line 1'],
    ['stateDiagram-v2\n a --> b', 'line 1'],
    ['sequenceDiagram\n participant a\n a->>b: oi', 'participant b'],
    ['sequenceDiagram\n participant a\n a->>a: oi', 'Note over'],
    ['sequenceDiagram\n participant a\n loop sempre', 'line 3'],
    ['classDiagram\n a <|-- b', 'line 1'],
  ])('is refused: %j', (source, reason) => {
    expect(() => draw(source)).toThrow(reason);
  });
});
