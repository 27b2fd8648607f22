import { FURTHER_FIELDS, type PreparedContract } from './prepareContract';
import { replaceAll, replaceOnce, restoreAccents } from './replaceText';

/** What the generator wrote of one contract. */
export interface GeneratedTypeScript {
  /** Types of the contract's schemas. */
  readonly schemas: string;
  /** Types of the calls and their table. */
  readonly calls: string;
}

/** The module of one service: types as generated, with ours for decimals, dates and files. */
export function writeTypeScript(
  contract: PreparedContract,
  { calls, schemas }: GeneratedTypeScript,
): string {
  const { forms, integers, title } = contract;
  const types = ['Decimal', 'Dia', 'Arquivo'].reduce(
    (text, name) => replaceOnce(text, new RegExp(`export type ${name} = \\{[^}]*\\};\\n*`), ''),
    skipHead(schemas),
  );
  const open = new RegExp(
    `(\\n    /\\*\\*\\n     \\* .*\\n     \\*/)?\\n    ${FURTHER_FIELDS}\\?: Record<string, (.+)>;\\n\\};`,
    'g',
  );
  const bodies = Object.entries(forms).reduce((text, [id, schema]) => {
    const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}Body`;
    return replaceOnce(
      text,
      `type ${name} = FormData | ReadableStream;`,
      `type ${name} = ${schema};`,
    );
  }, skipHead(calls));
  const table = replaceOnce(
    replaceOnce(
      bodies,
      /import \{ createClient \}[\s\S]*?export \* from '\.\/\w+\.schemas\.js';\n/,
      '',
    ),
    /export type OperationId = [\s\S]*$/,
    '',
  );
  const told = replaceOnce(
    replaceOnce(
      table,
      /\/\*\*\n \* Per-operation[\s\S]*?\*\//,
      '/** O que cada chamada leva e devolve. */',
    ),
    /\/\*\*\n \* The wire-shape[\s\S]*?\*\//,
    '/** As chamadas, como o contrato as descreve. */',
  );
  return [
    `// ${title}: feito do contrato; não altere à mão.\n`,
    "import type { Decimal, Dia } from './json.js';",
    "import type { Arquivo, Chamada } from './runtime.js';\n",
    // Not each contract has all of them.
    'export type { Arquivo, Decimal, Dia };\n',
    restoreAccents(
      types.replaceAll(open, '\n} & { readonly [campo: string]: $2 };'),
      'NAME: "value"',
    ),
    replaceAll(told, 'Record<string, OperationDescriptor>', 'Record<string, Chamada>'),
    '/** Onde estão os inteiros das respostas, por chamada. */',
    `export const INTEIROS: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(integers)};\n`,
  ].join('\n');
}

/** The class of all services. */
export function writeTypeScriptIndex(contracts: readonly PreparedContract[]): string {
  const services = contracts.map(({ id, server, title }) => ({
    id: nameService(id),
    server,
    title,
  }));
  const fields = services.map(
    ({ id, title }) => `  /** ${title} */\n  readonly ${id}: Servico<${id}.Ops>;`,
  );
  const made = services.map(({ id, server }) => {
    const token = id === 'autenticacao' ? '' : ', token';
    return `    this.${id} = criarServico<${id}.Ops>(${id}.OPERATIONS, ${id}.INTEIROS, em('${id}', '${server}'), opcoes${token});`;
  });
  return [
    '// Feito dos contratos; não altere à mão.\n',
    ...services.map(({ id }) => `import * as ${id} from './${id}.js';`),
    "import { conferirEndereco, criarServico, guardarToken, lerEndereco, type Opcoes, type Servico } from './runtime.js';\n",
    "export { Decimal, type Dia, decimal, dia, escreverJson, lerJson } from './json.js';",
    'export {',
    '  AcessoProibido, type Arquivo, ErroDaApi, ErroInterno, NaoAutorizado, NaoEncontrado, type Opcoes, RequisicaoInvalida,',
    '  type Resposta, SemResposta, type Servico,',
    "} from './runtime.js';",
    `export { ${services.map(({ id }) => id).join(', ')} };\n`,
    '/** Os serviços que um endereço pode ter. */',
    `export type Nome = ${services.map(({ id }) => `'${id}'`).join(' | ')};\n`,
    '/** As APIs da Frontier, com um token para todas. */',
    'export class Frontier {',
    ...fields,
    '',
    '  constructor(opcoes: Opcoes<Nome>) {',
    '    const { apiKey, endereco, secretKey } = opcoes;',
    `    conferirEndereco(endereco, [${services.map(({ id }) => `'${id}'`).join(', ')}]);`,
    '    const em = (nome: Nome, padrao: string) => lerEndereco(endereco, nome, padrao);',
    '    const token = guardarToken(() =>',
    '      this.autenticacao.gerarTokenDeAcesso({ body: { apiKey, secretKey } }),',
    '    );',
    ...made,
    '  }',
    '}',
    '',
  ].join('\n');
}

/** `pos-emissao` → `posEmissao`. */
export function nameService(id: string): string {
  return id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Without the generator's own head, which repeats the contract's text. */
function skipHead(text: string): string {
  return replaceOnce(text, /^[\s\S]*? \*\/\n\n/, '');
}
