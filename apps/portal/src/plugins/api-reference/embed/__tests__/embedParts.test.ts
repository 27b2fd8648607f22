import { writeMarkdown } from '@frontier/reference';
import type { Root, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { expect, it } from 'vitest';
import { readGuides } from '../../../../../tests/docs/support/readBlocks';
import { indexSnapshots, readSnapshots } from '../../../../../tests/support/snapshots';
import { transformMdx } from '../../../../../tests/support/transformMdx';
import { type ContractIndex, writeContractIndex } from '../../../../contracts/buildContractIndex';
import type { ObjectStates } from '../../../../contracts/objectStates';
import { elementsOf } from '../../../data-pages/__tests__/support';
import { printMarkdown } from '../../../markdown-pages/markdown/expandGuide';
import { embedParts } from '../embedParts';
import { importStaticHtml } from '../importStaticHtml';

const index = indexSnapshots();

function embed(mdx: string, given: ContractIndex = index): Root {
  writeContractIndex(given);
  return transformMdx(mdx, [embedParts, importStaticHtml]);
}

function rowsOf(root: Root): string[][] {
  const table = root.children.find((node): node is Table => node.type === 'table');
  return (table?.children ?? []).map((row) => row.children.map((cell) => textOf(cell)));
}

it('imports the one operation or schema asked for, once', () => {
  const { children } = embed(
    [
      '<Operation id="criarBloqueio" />',
      '<SchemaFields service="emissao" name="Parcela" />',
      '<Operation id="criarBloqueio" />',
    ].join('\n\n'),
  );
  expect(children.slice(1, 3)).toMatchObject([
    { value: expect.stringContaining('default/ilha-corpo.criarBloqueio-') },
    { value: expect.stringContaining('default/ilha-esquema.emissao.Parcela-') },
  ]);
  expect(children.slice(3)).toMatchObject(
    ['staticHtml0', 'staticHtml1', 'staticHtml0'].map((value) => ({
      name: 'EmbeddedHtml',
      attributes: [{ value: 'r-embed' }, { name: 'staticHtml', value: { value } }],
    })),
  );
});

it('puts the introduction, the needs of the call and the number of questions beside the first call', () => {
  const [, , , list, first, second, ...rest] = embed(
    [
      'O que faz.',
      '<Before>',
      '[token](/token)',
      '</Before>',
      '## Criar',
      '<Operation id="criarSolicitacao" required="notaComercial" />',
      '## Mudar',
      '<Operation id="atualizarSolicitacao" />',
      '## Perguntas em aberto',
      '<PageQuestions>',
      '- [Quando?](/quando)',
      '</PageQuestions>',
    ].join('\n\n'),
  ).children;
  expect(list && textOf(list)).toBe('POST CriarPUT Mudar');
  expect([first, second].map((call) => call && textOf(call))).toEqual([
    'O que faz.Antes: token · 1 pergunta em abertoCriar',
    'Mudar',
  ]);
  expect(rest.map((node) => textOf(node))).toEqual(['Perguntas em aberto', 'Quando?']);
});

it('asks for an example of which something can be left out', () => {
  const guide = (id: string, example: string) =>
    `## A chamada\n\n<Operation id="${id}" required="${example}" />`;
  expect(() => embed(guide('criarSolicitacao', 'notaComercia'))).toThrow('notaComercial');
  expect(() => embed(guide('gerarTokenDeAcesso', 'credenciaisDaConta'))).toThrow(
    'unknown example of gerarTokenDeAcesso',
  );
  expect(() => embed('<Operation id="criarSolicitacao" required="notaComercial" />')).toThrow(
    'below a second-level heading',
  );
});

it('links to the fields of a call with the same body, and to no other', () => {
  const guide = (fields: string) =>
    `## A chamada\n\n<Operation id="atualizarParcelas" fields="${fields}" />`;
  expect(JSON.stringify(embed(guide('adicionarParcelas')))).toContain(
    'chamada.atualizarParcelas.adicionarParcelas',
  );
  expect(() => embed(guide('criarSolicitacao'))).toThrow(
    'unknown call with the body of atualizarParcelas',
  );
});

it.each([
  ['<EnumValues service="webhook" name="StatusDaEntrega" />', ['PENDING', expect.any(String)]],
  [
    '<OperationErrors id="listarNotificacoes" />',
    ['404', 'Texto não informado. O recurso pedido não existe.'],
  ],
  [
    '<OperationErrors id="criarCadastro submeterCadastro">\n\n- 400: Confira.\n- 404: Confira o [`id`](/docs).\n\n</OperationErrors>',
    ['404', 'Cadastro não encontrado', 'Confira o id.'],
  ],
  [
    '<ContractFiles />',
    [
      'Pós-emissão',
      index.services['pos-emissao']?.hosts.join(', '),
      index.services['pos-emissao']?.version,
      'pos-emissao.yaml',
    ],
  ],
  [
    '<FieldList keyword="format" value="date-time" />',
    ['Webhooks', 'EntregaDoWebhook', 'createdAt, deliveredAt, updatedAt'],
  ],
])('%s is a table of facts', (part, row) => {
  expect(rowsOf(embed(part))).toContainEqual(row);
});

it('links common errors without advice to the page of errors', () => {
  const table = embed(
    '<OperationErrors id="consultarCadastro">\n\n- 404: Pare.\n\n</OperationErrors>',
  );
  expect(rowsOf(table)).toEqual([
    ['Código', 'Texto', 'O que fazer (recomendação deste portal)'],
    ['404', 'Cadastro não encontrado', 'Pare.'],
    ['401, 403, 500', '', 'Como em toda chamada'],
  ]);
});

it('turns a named example into a block of code with the digits of the source', () => {
  const [code] = embed(
    '<OperationExample id="criarSolicitacao" kind="request" name="notaComercial" />',
  ).children;
  expect(code).toMatchObject({ type: 'code', lang: 'json', meta: /^title=".+"$/ });
  expect(code).toMatchObject({ value: /"precoUnitario": 1000\.00000000/ });
});

it("writes a call for the command line with the contract's example", () => {
  expect(embed('<OperationCall id="criarBloqueio" title="Bloquear" />').children).toMatchObject([
    { type: 'code', lang: 'bash', meta: 'title="Bloquear"', value: /^curl .*\/bloqueios/ },
  ]);
});

it('writes a constant into the sentence, or as a paragraph of its own', () => {
  const size = '<Constant service="operacao" path="listarOperacoes.query.pageSize.default" />';
  expect(textOf(embed(`Cada página traz ${size} operações.`))).toBe(
    'Cada página traz 100 operações.',
  );
  expect(embed(size).children).toMatchObject([{ type: 'paragraph' }]);
  const days = 'Configuracao.daysBeforeExpiration.limits';
  expect(textOf(embed(`De <Constant service="webhook" path="${days}" />.`))).toBe(
    'De entre 1 e 365.',
  );
});

it('puts the call at another address, and nothing else of it', () => {
  const host = 'http://127.0.0.1:4600';
  const [code] = embed(`<OperationCall id="gerarTokenDeAcesso" host="${host}" />`).children;
  const written = 'value' in (code ?? {}) ? (code as { value: string }).value : '';
  expect(written).toContain(`curl ${host}/api/v1/auth`);
  expect(written.replace(host, 'https://autenticacao.homologacao.frontier.example')).toBe(
    index.calls.gerarTokenDeAcesso,
  );
});

it('lists every status of the contracts once, with its texts and its calls', () => {
  const errors = Object.values(index.errors).flat();
  const codes = [...new Set(errors.map(({ status }) => status))].sort();
  const advice = codes.map((code) => `- ${code}: Aja em ${code}.`);
  const root = embed(`<ErrorTable>\n\n${advice.join('\n')}\n\n</ErrorTable>`);
  const [, ...rows] = rowsOf(root);
  expect(rows.map(([code, , reaction]) => `- ${code}: ${reaction}`)).toEqual(advice);
  for (const { status, text } of errors) {
    expect(rows.find(([code]) => code === status)?.[1]).toContain(text ?? 'Texto não informado.');
  }
  const written = writeMarkdown(printMarkdown(root));
  expect(written).toContain('`Bloqueio não encontrado.` (Pós-emissão) · Texto não informado.');
  expect(written).toContain('**Que chamadas devolvem cada texto**\n\n- **400**\n');
  expect(written).toContain('- Pós-emissão: [Liberar bloqueio](');
  expect(written).toContain('- Webhooks: [todas](');
  expect(() => embed('<ErrorTable />')).toThrow('needs one list');
});

it('finds each part of the guides in the contracts', () => {
  writeContractIndex(index);
  const faults: unknown[] = [];
  for (const { file, text } of readGuides()) {
    try {
      transformMdx(text, [embedParts], file);
    } catch (fault) {
      faults.push(String(fault));
    }
  }
  expect(faults).toEqual([]);
});

it('lists every notification with a link to its place in a guide', () => {
  const table = embed('<EventTable />');
  const rows = rowsOf(table);
  const notifications = readSnapshots().flatMap(({ document }) =>
    Object.keys(document.root.webhooks ?? {}),
  );
  expect(rows).toHaveLength(1 + notifications.length);
  expect(rows).toContainEqual(['Oferta primária liquidada', 'ofertaPrimariaLiquidada']);
  expect(JSON.stringify(table)).toContain(
    '"/docs/frontier/webhook/eventos/ofertas-primarias#notificarOfertaPrimariaLiquidada"',
  );
  expect(rows.every((cells) => cells.every((cell) => cell !== ''))).toBe(true);
});

it('lists the calls of a service, or of one tag, with guide and reference', () => {
  const all = rowsOf(embed('<CallTable service="onboarding" />'));
  const table = embed('<CallTable service="onboarding" tag="Documentos" />');
  const own = rowsOf(table);
  expect(own).toContainEqual([
    'Listar documentos do cadastro',
    'GET /api/v1/cadastros/{cadastroId}/documentos',
  ]);
  expect(all.length).toBeGreaterThan(own.length);
  const written = JSON.stringify(table);
  expect(written).toContain('"/docs/frontier/onboarding/documentos/consultarDocumentos"');
  expect(written).toContain('"/docs/frontier/onboarding/api#listarDocumentos"');
  expect(() => embed('<CallTable service="onboarding" tag="Outra" />')).toThrow(
    'onboarding has no call with the tag "Outra".',
  );
});

it('shows the states of an object, where they appear and who touches them', () => {
  const root = embed('<ObjectStates name="ofertaPrimaria" />');
  const text = textOf(root);
  expect(text).toMatch(/ChamadasCriar oferta primária.*Valores, sem ordem conhecida.*EM_ANALISE/);
  expect(text).toMatch(/NotificaçõesOferta primária criada/);
  expect(text).toMatch(/Onde aparece: status \(.*Listar ofertas primárias/);
  // AGUARDANDO_|CONFIRMACAO_|CUSTODIANTE
  expect(elementsOf(root, 'wbr')).toHaveLength(2);
});

it('names a call once where request and response have the same field', () => {
  const text = textOf(embed('<ObjectStates name="bloqueio" />'));
  expect(text).toMatch(/constricaoTipo \(Criar bloqueio, (?!.*Criar bloqueio)/);
  expect(text).toContain('NotificaçõesNenhuma no contrato.');
});

it('gives each state and moment an address, with what is known from there', () => {
  const known = { Criada: { webhooks: ['notificarCompraEVendaCriada'], questions: [] } };
  const open = { id: 'status-das-movimentacoes', question: 'Que status?' };
  const movimentacao = { ...(index.states.movimentacao as ObjectStates), known, open };
  const states = { movimentacao };
  const root = embed('<ObjectStates name="movimentacao" />', { ...index, states });
  expect(textOf(root)).toMatch(
    /Criada.*Depois: Aprovar ou reprovar movimentação.*Notificação de mesmo nome: Compra e venda criada/,
  );
  expect(textOf(root)).toMatch(/EMITIDO.*Em aberto: Que status\?/);
  const marks = elementsOf(root, 'input').map(({ attributes }) => attributes.name);
  expect(new Set(marks)).toEqual(new Set(['estado-movimentacao']));
  expect(marks).toHaveLength(movimentacao.values.length + 3);
  const ids = elementsOf(root, 'li').flatMap(({ attributes }) => attributes.id ?? []);
  expect(ids).toContain('estado-movimentacao-momento-criada');
  expect(ids).toContain('estado-movimentacao-aguardando-liquidacao');
  expect(new Set(ids).size).toBe(ids.length);
  const links = elementsOf(root, 'a').map(({ attributes }) => `${attributes.href}`);
  expect(links.filter((link) => link.startsWith('#estado-')).sort()).toEqual(
    ids.map((id) => `#${id}`).sort(),
  );
});

it('shows the meaning of a state unless it repeats the state', () => {
  expect(textOf(embed('<ObjectStates name="instrumento" />'))).toMatch(
    /CRA Certificado de Recebíveis do Agronegócio\.DEBENTURENOTA_COMERCIAL/,
  );
});

it.each([
  ['<FieldList keyword="format" value="duration" />', /no field has format equal/],
  ['<ObjectStates name="oferta" />', /"oferta".*: ofertaPrimaria/],
  ['<Operation id="criarSolicitacaoo" />', /operation "criarSolicitacaoo".*: criarSolicitacao,/],
  ['<SchemaFields service="emisao" name="Parcela" />', /service "emisao".*: emissao,/],
  ['<SchemaFields service="emissao" name="Parcelas2" />', /"Parcelas2".*: Parcelas,/],
  ['<EnumValues service="webhook" name="Status" />', /"Status".*StatusDaEntrega/],
  ['<OperationCall id="notificarCadastroAprovado" />', /unknown call/],
  ['<OperationExample id="criarBloqueio" kind="pedido" name="x" />', /kind of example "pedido"/],
  ['<OperationExample id="criarBloqueio" kind="request" name="x" />', /: bloqueioJudicial/],
  ['<Constant service="operacao" path="listarOperacoes.query.page.maximum" />', /page\.default/],
  ['<SchemaFields name="Parcela" />', /unknown service ""/],
  ['<OperationErrors id="criarBloqueio">texto</OperationErrors>', /needs one list/],
  ['<OperationErrors id="criarBloqueio">\n- 404: Não.\n</OperationErrors>', /no advice for .*400/],
])('%s fails with file, line and the nearest names', (part, message) => {
  const attempt = () => embed(`Primeira linha.\n\n${part}`);
  expect(attempt).toThrow(message);
  expect(attempt).toThrow(expect.objectContaining({ file: 'docs/guia.mdx', line: 3 }));
});
