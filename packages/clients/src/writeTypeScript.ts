import type {
  ClientCall,
  ClientCallBody,
  ClientField,
  ClientModel,
  ClientSchema,
  ValueType,
} from './clientModel';
import { blockComment, indentLines } from './layout';
import { isIdentifier } from './names';

export function writeTypeScript({ calls, schemas, title }: ClientModel): string {
  return `// ${title}: gerado a partir do contrato; não altere à mão.

import type { Decimal, Dia } from './json.js';
import type { Arquivo, Chamada, Modelos } from './runtime.js';

export type { Arquivo, Decimal, Dia };

${[...schemas.values()].map(writeSchema).join('\n')}
/** O que cada chamada leva e devolve. */
export type Ops = {
${calls.map(writeSignature).join('')}};

/** As chamadas, como o contrato as descreve. */
export const OPERATIONS = {
${calls.map((call) => writeOperation(call, schemas)).join('')}} as const satisfies Record<string, Chamada>;

/** Onde pode haver inteiros em cada modelo de uma resposta. */
export const MODELOS: Modelos = {
${[...schemas.values()].map(writeModelForm).join('')}};
`;
}

export function writeTypeScriptIndex(models: readonly ClientModel[]): string {
  const names = models.map(({ names: { camel } }) => camel);
  const quoted = names.map(quoteTypeScript);
  const made = models.map(({ names: { camel }, server }) => {
    const access = `em(${quoteTypeScript(camel)}, ${quoteTypeScript(server)})`;
    return `    this.${camel} = criarServico<${camel}.Ops>(${camel}.OPERATIONS, ${camel}.MODELOS, ${access});\n`;
  });
  return `// Gerado a partir dos contratos; não altere à mão.

${names.map((name) => `import * as ${name} from './${name}.js';\n`).join('')}\
import { conferirOpcoes, lerEndereco, mudarOpcoes, type Opcoes, type OpcoesDaChamada } from './opcoes.js';
import { criarServico, guardarToken, type Servico, type Token } from './runtime.js';

export {
  AcessoProibido, ErroDaApi, ErroInterno, NaoAutorizado, NaoEncontrado, RequisicaoInvalida, SemResposta,
} from './erros.js';
export { comparar, Decimal, type Dia, decimal, dia, escreverJson, lerJson } from './json.js';
export type { Opcoes, OpcoesDaChamada, Tentativa } from './opcoes.js';
export type { Arquivo, Resposta, Servico } from './runtime.js';
export { ${names.join(', ')} };

/** Os serviços que um endereço pode ter. */
export type Nome = ${quoted.join(' | ')};

/** As APIs da Frontier, com um token para todas. */
export class Frontier {
${models.map(({ names: { camel }, title }) => `  /** ${title} */\n  readonly ${camel}: Servico<${camel}.Ops>;\n`).join('')}\
  readonly #opcoes: Opcoes<Nome>;
  readonly #token: Token;

  /** @param token o de outro cliente da mesma conta; só \`com\` precisa dele. */
  constructor(opcoes: Opcoes<Nome>, token?: Token) {
    conferirOpcoes(opcoes, [${quoted.join(', ')}]);
    const { apiKey, endereco, secretKey } = opcoes;
    this.#opcoes = { ...opcoes };
    this.#token = token ?? guardarToken(() =>
      this.autenticacao.gerarTokenDeAcesso({ body: { apiKey, secretKey } }),
    );
    const em = (nome: Nome, padrao: string) => ({
      endereco: lerEndereco(endereco, nome, padrao),
      opcoes: this.#opcoes,
      token: this.#token,
    });
${made.join('')}\
  }

  /** Um cliente com o mesmo token, que chama de outro jeito: \`frontier.com({ limite: 5000 }).operacao…\` */
  com(mudancas: OpcoesDaChamada): Frontier {
    return new Frontier(mudarOpcoes(this.#opcoes, mudancas), this.#token);
  }
}
`;
}

export function quoteTypeScript(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1);
  const single = escaped.replace(/\\.|'/g, (sign) =>
    sign === '\\"' ? '"' : sign === "'" ? "\\'" : sign,
  );
  return `'${single}'`;
}

export function quoteKey(name: string): string {
  return isIdentifier(name) ? name : quoteTypeScript(name);
}

function writeSchema(schema: ClientSchema): string {
  const head = `${blockComment(schema.notes)}export type ${schema.name} = `;
  if (schema.kind === 'enumeration') {
    return `${head}${schema.members.map(({ value }) => quoteTypeScript(value)).join(' | ')};\n`;
  }
  const further = schema.further && ` & { readonly [campo: string]: ${writeType(schema.further)} }`;
  return `${head}${writeObject(schema.fields)}${further ?? ''};\n`;
}

const SCALARS = {
  text: 'string',
  integer: 'number',
  boolean: 'boolean',
  decimal: 'Decimal',
  date: 'Dia',
  file: 'Arquivo',
  any: 'unknown',
} as const;

function writeType(type: ValueType): string {
  if (type.kind === 'list') return `${writeType(type.item)}[]`;
  if (type.kind === 'map') return `Record<string, ${writeType(type.item)}>`;
  return 'name' in type ? type.name : SCALARS[type.kind];
}

function writeObject(fields: readonly ClientField[]): string {
  return `{\n${fields.map(writeField).join('')}}`;
}

function writeField({ notes, nullable, required, type, wire }: ClientField): string {
  const written = `${writeType(type)}${nullable ? ' | null' : ''}`;
  const field = `${blockComment(notes)}${quoteKey(wire)}${required ? '' : '?'}: ${written};\n`;
  return indentLines(field, '  ');
}

function writeSignature(call: ClientCall): string {
  const result = call.answer ? writeType(call.answer) : 'void';
  const pages = call.pages ? '; paginas: true' : '';
  const signature = `${call.id}: { args: ${writeArguments(call)}; result: ${result}${pages} };\n`;
  return indentLines(blockComment([call.title, ...call.notes]) + signature, '  ');
}

function writeArguments({ body, pathParameters, query }: ClientCall): string {
  const isAsked = query.some(({ required }) => required);
  const parts = [
    ...(pathParameters.length > 0 ? [`path: ${writeObject(pathParameters)};`] : []),
    ...(query.length > 0 ? [`query${isAsked ? '' : '?'}: ${writeObject(query)};`] : []),
    ...(body ? [`body${body.required ? '' : '?'}: ${writeType(body.type)};`] : []),
  ];
  return parts.length > 0 ? `{\n${indentLines(parts.join('\n'), '  ')}\n}` : '{}';
}

/** The runtime checks the shape of a body; `any` may be empty. */
function shapeOf({ kind }: ValueType): 'object' | 'list' | 'any' {
  if (kind === 'model' || kind === 'map') return 'object';
  return kind === 'list' ? 'list' : 'any';
}

/** How the runtime finds integers in a value: `inteiro`, a model by its name, or the form of all items. */
function formOf(type: ValueType): string | readonly unknown[] | undefined {
  if (type.kind === 'integer') return 'inteiro';
  if (type.kind === 'model') return type.name;
  const item = 'item' in type ? formOf(type.item) : undefined;
  return item && [item];
}

/** `*` is each additional field. */
function writeModelForm(schema: ClientSchema): string {
  if (schema.kind === 'enumeration') return '';
  const forms = schema.fields.map(({ type, wire }) => [wire, formOf(type)]);
  if (schema.further) forms.push(['*', formOf(schema.further)]);
  return `  ${schema.name}: ${JSON.stringify(Object.fromEntries(forms))},\n`;
}

function writeOperation(call: ClientCall, schemas: ReadonlyMap<string, ClientSchema>) {
  const { answer, body, id, method, needsToken, pages, path, query } = call;
  const operation = {
    id,
    method,
    path,
    query: Object.fromEntries(query.map(({ required, wire }) => [wire, required])),
    body: body && documentBody(body, schemas),
    responseKind: answer ? shapeOf(answer) : 'void',
    forma: answer && formOf(answer),
    pages,
    needsToken: needsToken || undefined,
  };
  return `  ${id}: ${JSON.stringify(operation)},\n`;
}

function documentBody(
  { contentType, required, type }: ClientCallBody,
  schemas: ReadonlyMap<string, ClientSchema>,
) {
  const model = type.kind === 'model' ? schemas.get(type.name) : undefined;
  const fields = model?.kind === 'model' ? model.fields : [];
  const files = fields.filter((field) => field.type.kind === 'file').map(({ wire }) => wire);
  return {
    contentType,
    required: required || undefined,
    shape: shapeOf(type),
    files: files.length > 0 ? files : undefined,
  };
}
