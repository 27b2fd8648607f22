import { type Constraint, entryOf } from '@frontier/openapi';

const plural = new Intl.PluralRules('pt-BR');
const alternatives = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

function byCount(count: number, one: string, other: string): string {
  return plural.select(count) === 'one' ? one : other;
}

/** Formats a count with its noun, singular or plural: "3 campos". */
function counted(one: string, other: string): (count: number | string) => string {
  return (count) => `${count} ${byCount(Number(count), one, other)}`;
}

const characters = counted('caractere', 'caracteres');
const items = counted('item', 'itens');
const fields = counted('campo', 'campos');

/** Phrases of a schema's limits, by keyword. */
const LIMITS: Readonly<Record<string, (value: string) => string>> = {
  minimum: (value) => `no mínimo ${value}`,
  exclusiveMinimum: (value) => `maior que ${value}`,
  maximum: (value) => `no máximo ${value}`,
  exclusiveMaximum: (value) => `menor que ${value}`,
  multipleOf: (value) => `múltiplo de ${value}`,
  pattern: (value) => `segue o padrão ${value}`,
  uniqueItems: () => 'sem itens repetidos',
  minContains: (value) => `ao menos ${value} desses itens`,
  maxContains: (value) => `até ${value} desses itens`,
  contentEncoding: (value) => `codificado em ${value}`,
  contentMediaType: (value) => `conteúdo ${value}`,
  'x-casas-decimais': (value) => `até ${value} casas decimais`,
  minLength: (count) => `ao menos ${characters(count)}`,
  maxLength: (count) => `até ${characters(count)}`,
  minItems: (count) => `ao menos ${items(count)}`,
  maxItems: (count) => `até ${items(count)}`,
  minProperties: (count) => `ao menos ${fields(count)}`,
  maxProperties: (count) => `até ${fields(count)}`,
};

const TYPES: Readonly<Record<string, string>> = {
  string: 'texto',
  integer: 'inteiro',
  number: 'número',
  boolean: 'booleano',
  object: 'objeto',
  array: 'lista',
  null: 'null',
  any: 'qualquer valor',
  never: 'nenhum valor',
  date: 'data',
  'date-time': 'data e hora',
  binary: 'arquivo',
  uuid: 'UUID',
  uri: 'URL',
  email: 'e-mail',
};

/** All texts of the reference itself, in Brazilian Portuguese. Texts of contracts are never here. */
export const labels = {
  language: 'pt-BR',
  operations: 'Chamadas',
  backToTop: 'Voltar ao topo',
  version: 'Versão',
  baseUrl: 'URL base',
  contact: 'Contato',
  license: 'Licença',
  termsOfService: 'Termos de uso',
  moreInformation: 'Mais informações',
  servers: 'Servidores',
  security: 'Autenticação',
  noSecurity: 'Esta chamada não exige credencial.',
  authorizationUrl: 'URL de autorização',
  deviceAuthorizationUrl: 'URL de autorização do dispositivo',
  tokenUrl: 'URL do token',
  refreshUrl: 'URL de renovação do token',
  /** The last of several alternatives: no credentials. */
  orNoSecurity: 'sem credencial',
  securityOr: 'ou',
  securityAnd: 'e',
  schemas: 'Esquemas',
  locations: {
    path: 'Parâmetros do caminho',
    query: 'Parâmetros da consulta',
    querystring: 'Texto da consulta',
    header: 'Cabeçalhos',
    cookie: 'Cookies',
  },
  body: 'Corpo',
  /** The body of a webhook. */
  payload: 'Corpo enviado ao seu sistema',
  responses: 'Respostas',
  headers: 'Cabeçalhos',
  links: 'Ligações',
  webhook: 'evento',
  callbacks: 'Chamadas de retorno',
  callbacksLeftOut:
    'Tem ainda chamadas de retorno próprias, que não aparecem aqui; o documento as traz',
  encodings: 'Como cada parte é enviada',
  required: 'obrigatório',
  optional: 'opcional',
  always: 'sempre presente',
  mayBeAbsent: 'pode faltar',
  unknown: 'obrigatoriedade não informada',
  deprecated: 'descontinuado',
  readOnly: 'somente leitura',
  writeOnly: 'somente escrita',
  nullable: 'aceita null',
  defaultValue: 'Padrão',
  constValue: 'Valor fixo',
  example: 'Exemplo',
  examples: 'Exemplos',
  ofItem: ' de um item',
  cutValue: 'cortado aqui; o documento traz o valor inteiro',
  exampleLeftOut: 'Sem exemplo: o documento não traz um.',
  values: 'Valores',
  /** Stop words, ignored in text comparisons. */
  // biome-ignore format: a list
  smallWords: ['o', 'a', 'os', 'as', 'e', 'em', 'de', 'do', 'da', 'dos', 'das', 'com', 'para', 'um', 'uma'],
  /** Words that say no more about a body than its heading. */
  bodyWords: 'dados novos informados na requisição, formulário ou partes de um pedido, a pedir',
  anyValue: 'qualquer valor',
  types: TYPES,
  emptyList: 'lista vazia',
  listOf: (item: string) => `lista de ${item}`,
  /** Before the limits of lists in a list; the outermost list is the first level. */
  innerLists: (level: number) => `listas do ${level + 1}º nível: `,
  fieldCount: fields,
  itemFieldCount: counted('campo em cada item', 'campos em cada item'),
  valueCount: counted('valor', 'valores'),
  oneOf: 'Exatamente uma destas formas',
  anyOf: 'Uma ou mais destas formas',
  discriminatedBy: 'distinguidas por',
  /** Beside the variant for all values that select no other (OpenAPI 3.2). */
  defaultVariant: 'se o campo faltar ou trouxer outro valor',
  discriminator: 'Campo que distingue as formas',
  otherProperties: 'outros campos',
  noOtherProperties: 'Não aceita outros campos.',
  noOtherItems: 'Não aceita outros itens.',
  /** A body that is a sequence of items (OpenAPI 3.2), and one item. */
  sequence: 'sequência de itens',
  eachItem: 'cada item',
  /** Before the text of a parameter's value in a message. */
  serialized: 'na mensagem',
  contentSchema: 'conteúdo decodificado',
  propertyNames: 'nome dos campos',
  matching: (pattern: string) => `campos cujo nome segue o padrão ${pattern}`,
  /** Position of an item in a list; the index is zero-based. */
  position: (index: number) => `posição ${index + 1}`,
  contains: 'contém ao menos',
  not: 'não pode ser',
  ifCondition: 'Se',
  thenCondition: 'então',
  elseCondition: 'senão',
  dependentRequired: (property: string, requires: string) =>
    `Com ${property}, também é obrigatório: ${requires}.`,
  alsoRequired: 'Exige os campos',
  xml: 'XML',
  dependentSchema: (property: string) => `com ${property}`,
  seeSchema: (name: string) => `ver ${name}`,
  recursive: (name: string) => `repete ${name}`,
  /** A limit without a phrase is shown as written in the contract. */
  constraint: ({ keyword, value }: Constraint) =>
    entryOf(LIMITS, keyword)?.(value) ?? `${keyword}: ${value}`,
  between: {
    value: (low: string, high: string) => `entre ${low} e ${high}`,
    length: (low: string, high: string) => `de ${low} a ${characters(high)}`,
    items: (low: string, high: string) => `de ${low} a ${items(high)}`,
  },
  exactly: {
    value: (value: string) => `sempre ${value}`,
    length: (count: string) => `exatamente ${characters(count)}`,
    items: (count: string) => `exatamente ${items(count)}`,
  },
  /** Words before a bound, as an expression. */
  boundWords: 'até|a|menos|mais|mínimo|máximo',
  range: (low: string, high: string) => `${low} a ${high}`,
  digitCount: counted('dígito', 'dígitos'),
  /** Phrase of a pattern that fixes the number of digits, possibly with alternatives. */
  digits: (counts: readonly string[]) =>
    `exatamente ${alternatives.format(counts)} ${byCount(Number(counts.at(-1)), 'dígito', 'dígitos')}`,
  style: (style: string) => `formato ${style}`,
  explode: (explode: boolean) => (explode ? 'um par por valor' : 'valores em um só par'),
  allowEmptyValue: 'aceita valor vazio',
  allowReserved: 'aceita caracteres reservados',
  contentType: 'Tipo de conteúdo',
  call: 'Chamada',
  requiredOnly: 'Mínimo',
  complete: 'Completo',
  client: 'Cliente',
  response: 'Resposta',
  sampleLanguage: 'Linguagem do exemplo',
  copy: 'Copiar',
  copied: 'Copiado',
  copyPath: 'Copiar caminho',
  copyLink: 'Copiar link',
  copyLinkOf: (title: string) => `Copiar link de ${title}`,
  openAll: 'Abrir tudo',
  closeAll: 'Fechar tudo',
  /** `openAll` and `closeAll` on a phone. */
  open: 'Abrir',
  close: 'Fechar',
  /** `default` covers every status where it is the only response. */
  status: (status: string, isOnly: boolean) => {
    if (status !== 'default') return status;
    return isOnly ? 'qualquer código' : 'demais códigos';
  },
  linkTo: 'leva a',
  externalValue: 'Exemplo em arquivo externo',
  placeholders: {
    user: 'USUARIO',
    password: 'SENHA',
    certificate: 'certificado.pem',
    key: 'chave.pem',
  },
};
