import {
  type ClientCall,
  type ClientCallBody,
  type ClientField,
  type ClientModel,
  type ClientSchema,
  shapeOf,
  TOKEN,
  type ValueType,
} from './clientModel';
import { blockComment, indentLines } from './layout';
import { capitalize, isIdentifier } from './names';

/** The module of one service: its types and the table of its calls. */
export function writeTypeScript({ calls, schemas, title }: ClientModel): string {
  const integers = calls.filter((call) => call.integers.length > 0);
  const lists = calls.filter(({ pages }) => pages).map(({ id }) => quoteTypeScript(id));
  return `// ${title}: feito do contrato; não altere à mão.

import type { Decimal, Dia } from './json.js';
import type { Arquivo, Chamada } from './runtime.js';

export type { Arquivo, Decimal, Dia };

${[...schemas.values()].map(writeSchema).join('\n')}
${calls.map(writeCallTypes).join('\n')}
/** O que cada chamada leva e devolve. */
export type Ops = {
${calls.map(writeSignature).join('')}};

/** As chamadas que devolvem uma lista em páginas. */
export type Listas = ${lists.join(' | ') || 'never'};

/** As chamadas, como o contrato as descreve. */
export const OPERATIONS = {
${calls.map((call) => writeOperation(call, schemas)).join('')}} as const satisfies Record<string, Chamada>;

/** Onde estão os inteiros das respostas, por chamada. */
export const INTEIROS: Readonly<Record<string, readonly string[]>> = {
${integers.map((call) => `  ${call.id}: ${JSON.stringify(call.integers)},\n`).join('')}};
`;
}

export function writeTypeScriptIndex(models: readonly ClientModel[]): string {
  const names = models.map(({ names: { camel } }) => camel);
  const quoted = names.map(quoteTypeScript);
  const made = models.map(({ names: { camel }, server }) => {
    const access = `em(${quoteTypeScript(camel)}, ${quoteTypeScript(server)})`;
    return `    this.${camel} = criarServico<${camel}.Ops, ${camel}.Listas>(${camel}.OPERATIONS, ${camel}.INTEIROS, ${access});\n`;
  });
  return `// Feito dos contratos; não altere à mão.

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
${models.map(({ names: { camel }, title }) => `  /** ${title} */\n  readonly ${camel}: Servico<${camel}.Ops, ${camel}.Listas>;\n`).join('')}\
  readonly #opcoes: Opcoes<Nome>;
  readonly #token: Token;

  /** @param token o de outro cliente da mesma conta; só \`com\` precisa dele. */
  constructor(opcoes: Opcoes<Nome>, token?: Token) {
    conferirOpcoes(opcoes, [${quoted.join(', ')}]);
    const { apiKey, endereco, secretKey } = opcoes;
    this.#opcoes = { ...opcoes };
    this.#token = token ?? guardarToken(() =>
      this.${TOKEN.service}.${TOKEN.call}({ body: { apiKey, secretKey } }),
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

/** A property name, quoted if necessary. */
export function quoteKey(name: string): string {
  return isIdentifier(name) ? name : quoteTypeScript(name);
}

function writeSchema(schema: ClientSchema): string {
  const head = `${blockComment(schema.notes)}export type ${schema.name} = `;
  switch (schema.kind) {
    case 'model': {
      const further =
        schema.further && ` & { readonly [campo: string]: ${writeType(schema.further)} }`;
      return `${head}${writeObject(schema.fields)}${further ?? ''};\n`;
    }
    case 'enumeration': {
      const values = schema.members.map(({ value }) => value);
      const union = `${head}${values.map(quoteTypeScript).join(' | ')};\n`;
      // Values that are no identifiers have no constant; programs write them as texts.
      if (!values.every(isIdentifier)) return union;
      const pairs = values.map((value) => `  ${value}: ${quoteTypeScript(value)},\n`).join('');
      return `${union}\nexport const ${schema.name} = {\n${pairs}} as const;\n`;
    }
    default:
      return `${head}${writeType(schema.type)};\n`;
  }
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

function writeCallTypes(call: ClientCall): string {
  const name = capitalize(call.id);
  const taken = argumentsOf(call);
  const fields = taken.map(({ mark, part }) => `  ${part.toLowerCase()}${mark}: ${name}${part};\n`);
  const types = [
    { part: 'Result', type: call.answer ? writeType(call.answer) : 'void' },
    ...taken,
    ...(taken.length > 0 ? [{ part: 'Variables', type: `{\n${fields.join('')}}` }] : []),
  ];
  return types.map(({ part, type }) => `export type ${name}${part} = ${type};\n`).join('\n');
}

function argumentsOf({ body, pathParameters, query }: ClientCall) {
  const mark = (isRequired: boolean) => (isRequired ? '' : '?');
  const isAsked = query.some(({ required }) => required);
  return [
    ...(pathParameters.length > 0
      ? [{ part: 'Path', type: writeObject(pathParameters), mark: '' }]
      : []),
    ...(query.length > 0 ? [{ part: 'Query', type: writeObject(query), mark: mark(isAsked) }] : []),
    ...(body ? [{ part: 'Body', type: writeType(body.type), mark: mark(body.required) }] : []),
  ];
}

function writeSignature(call: ClientCall): string {
  const name = capitalize(call.id);
  const taken = argumentsOf(call).length > 0 ? `${name}Variables` : '{}';
  const signature = `${call.id}: { args: ${taken}; result: ${name}Result };\n`;
  return indentLines(blockComment([call.title, ...call.notes]) + signature, '  ');
}

function writeOperation(call: ClientCall, schemas: ReadonlyMap<string, ClientSchema>) {
  const { answer, body, id, method, needsToken, pages, path, pathParameters, query } = call;
  const describe = (where: string) => (field: ClientField) => ({
    name: field.wire,
    in: where,
    required: field.required || undefined,
  });
  const params = [...pathParameters.map(describe('path')), ...query.map(describe('query'))];
  const operation = {
    id,
    method,
    path,
    params: params.length > 0 ? params : undefined,
    body: body && documentBody(body, schemas),
    responseKind: answer ? shapeOf(answer) : 'void',
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
