import type { Constraint, OperationKind, ParameterLocation } from './model/types';

/**
 * Every word the reference itself says. A second language is one more object of this type; what
 * the contracts say is never here.
 */
export interface Labels {
  readonly language: string;
  readonly operations: string;
  readonly filterOperations: string;
  readonly noOperationFound: string;
  readonly version: string;
  readonly baseUrl: string;
  readonly downloadYaml: string;
  readonly downloadJson: string;
  readonly contact: string;
  readonly license: string;
  readonly termsOfService: string;
  readonly moreInformation: string;
  readonly servers: string;
  readonly serverVariables: string;
  readonly security: string;
  readonly noSecurity: string;
  readonly securityOr: string;
  readonly securityAnd: string;
  readonly scopes: string;
  readonly schemas: string;
  readonly locations: Readonly<Record<ParameterLocation, string>>;
  readonly kinds: Readonly<Record<OperationKind, string>>;
  readonly parameters: string;
  readonly body: string;
  readonly payload: string;
  readonly responses: string;
  readonly headers: string;
  readonly links: string;
  readonly callbacks: string;
  readonly encodings: string;
  readonly required: string;
  readonly optional: string;
  readonly deprecated: string;
  readonly readOnly: string;
  readonly writeOnly: string;
  readonly nullable: string;
  readonly defaultValue: string;
  readonly constValue: string;
  readonly example: string;
  readonly examples: string;
  readonly requestExample: string;
  readonly responseExample: string;
  readonly generatedExample: string;
  readonly values: string;
  readonly noBodyInformed: string;
  readonly noDescription: string;
  readonly anyValue: string;
  readonly never: string;
  readonly types: Readonly<Record<string, string>>;
  readonly listOf: (item: string) => string;
  readonly fieldCount: (count: number) => string;
  readonly valueCount: (count: number) => string;
  readonly oneOf: string;
  readonly anyOf: string;
  readonly discriminatedBy: string;
  readonly when: (value: string) => string;
  readonly otherProperties: string;
  readonly noOtherProperties: string;
  readonly propertyNames: string;
  readonly matching: (pattern: string) => string;
  readonly position: (index: number) => string;
  readonly contains: string;
  readonly not: string;
  readonly ifCondition: string;
  readonly thenCondition: string;
  readonly elseCondition: string;
  readonly dependentRequired: (property: string, requires: string) => string;
  readonly dependentSchema: (property: string) => string;
  readonly seeSchema: (name: string) => string;
  readonly recursive: (name: string) => string;
  readonly constraint: (constraint: Constraint) => string;
  readonly between: (keyword: 'value' | 'length' | 'items', low: string, high: string) => string;
  readonly exactly: (keyword: 'length' | 'items', count: string) => string;
  /** Patterns that only count digits: one length, or alternatives. */
  readonly digits: (counts: readonly string[]) => string;
  readonly style: (style: string) => string;
  readonly explode: (explode: boolean) => string;
  readonly allowEmptyValue: string;
  readonly allowReserved: string;
  readonly contentType: string;
  readonly samples: string;
  readonly sampleLanguage: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyPath: string;
  readonly copyLink: (title: string) => string;
  readonly textSize: string;
  readonly smallerText: string;
  readonly normalText: string;
  readonly largerText: string;
  readonly status: (status: string) => string;
  readonly linkTo: string;
  readonly externalValue: string;
  readonly faultsTitle: string;
  readonly faultsIntro: string;
  readonly untagged: string;
  readonly webhooks: string;
  readonly otherTags: string;
}

const PLURAL = new Intl.PluralRules('pt-BR');

function count(amount: number, one: string, other: string): string {
  return `${amount} ${PLURAL.select(amount) === 'one' ? one : other}`;
}

export const portuguese: Labels = {
  language: 'pt-BR',
  operations: 'Operações',
  filterOperations: 'Filtrar operações',
  noOperationFound: 'Nenhuma operação com esse texto.',
  version: 'Versão',
  baseUrl: 'URL base',
  downloadYaml: 'Baixar YAML',
  downloadJson: 'Baixar JSON',
  contact: 'Contato',
  license: 'Licença',
  termsOfService: 'Termos de uso',
  moreInformation: 'Mais informações',
  servers: 'Servidores',
  serverVariables: 'Variáveis do endereço',
  security: 'Autenticação',
  noSecurity: 'Esta chamada não exige credencial.',
  securityOr: 'ou',
  securityAnd: 'e',
  scopes: 'Escopos',
  schemas: 'Esquemas',
  locations: {
    path: 'Parâmetros do caminho',
    query: 'Parâmetros da consulta',
    querystring: 'Texto da consulta',
    header: 'Cabeçalhos',
    cookie: 'Cookies',
  },
  kinds: { path: 'Operação', webhook: 'Evento', callback: 'Chamada de retorno' },
  parameters: 'Parâmetros',
  body: 'Corpo',
  payload: 'Corpo enviado ao seu sistema',
  responses: 'Respostas',
  headers: 'Cabeçalhos',
  links: 'Ligações',
  callbacks: 'Chamadas de retorno',
  encodings: 'Como cada parte é enviada',
  required: 'obrigatório',
  optional: 'opcional',
  deprecated: 'descontinuado',
  readOnly: 'somente leitura',
  writeOnly: 'somente escrita',
  nullable: 'aceita null',
  defaultValue: 'Padrão',
  constValue: 'Valor fixo',
  example: 'Exemplo',
  examples: 'Exemplos',
  requestExample: 'Exemplo de requisição',
  responseExample: 'Exemplo de resposta',
  generatedExample: 'Exemplo montado a partir do esquema',
  values: 'Valores',
  noBodyInformed: 'Corpo não informado.',
  noDescription: 'Sem descrição.',
  anyValue: 'qualquer valor',
  never: 'nenhum valor',
  types: {
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
  },
  listOf: (item) => `lista de ${item}`,
  fieldCount: (amount) => count(amount, 'campo', 'campos'),
  valueCount: (amount) => count(amount, 'valor', 'valores'),
  oneOf: 'Exatamente uma destas formas',
  anyOf: 'Uma ou mais destas formas',
  discriminatedBy: 'distinguidas por',
  when: (value) => `quando ${value}`,
  otherProperties: 'outros campos',
  noOtherProperties: 'Não aceita outros campos.',
  propertyNames: 'nome dos campos',
  matching: (pattern) => `campos cujo nome segue ${pattern}`,
  position: (index) => `posição ${index + 1}`,
  contains: 'contém ao menos',
  not: 'não pode ser',
  ifCondition: 'Se',
  thenCondition: 'então',
  elseCondition: 'senão',
  dependentRequired: (property, requires) => `Com ${property}, também é obrigatório: ${requires}.`,
  dependentSchema: (property) => `com ${property}`,
  seeSchema: (name) => `ver ${name}`,
  recursive: (name) => `repete ${name}`,
  constraint: ({ keyword, value }) =>
    PORTUGUESE_CONSTRAINTS[keyword]?.(value) ?? `${keyword}: ${value}`,
  between: (keyword, low, high) =>
    ({
      value: `entre ${low} e ${high}`,
      length: `de ${low} a ${high} caracteres`,
      items: `de ${low} a ${high} itens`,
    })[keyword],
  exactly: (keyword, amount) =>
    keyword === 'length'
      ? `exatamente ${count(Number(amount), 'caractere', 'caracteres')}`
      : `exatamente ${count(Number(amount), 'item', 'itens')}`,
  digits: (counts) => `exatamente ${counts.join(' ou ')} dígitos`,
  style: (style) => `formato ${style}`,
  explode: (explode) => (explode ? 'um par por valor' : 'valores em um só par'),
  allowEmptyValue: 'aceita valor vazio',
  allowReserved: 'aceita caracteres reservados',
  contentType: 'Tipo de conteúdo',
  samples: 'Exemplo de chamada',
  sampleLanguage: 'Linguagem do exemplo',
  copy: 'Copiar',
  copied: 'Copiado',
  copyPath: 'Copiar caminho',
  copyLink: (title) => `Copiar link de ${title}`,
  textSize: 'Tamanho do texto',
  smallerText: 'Texto no tamanho padrão',
  normalText: 'Texto maior',
  largerText: 'Texto bem maior',
  status: (status) => (status === 'default' ? 'demais códigos' : status),
  linkTo: 'leva a',
  externalValue: 'Exemplo em arquivo externo',
  faultsTitle: 'A especificação tem falhas',
  faultsIntro: 'Corrija as falhas abaixo; a página volta sozinha ao salvar o arquivo.',
  untagged: 'Operações',
  webhooks: 'Eventos',
  otherTags: 'Outros grupos',
};

const PORTUGUESE_CONSTRAINTS: Readonly<Record<string, (value: string) => string>> = {
  minimum: (value) => `no mínimo ${value}`,
  exclusiveMinimum: (value) => `maior que ${value}`,
  maximum: (value) => `no máximo ${value}`,
  exclusiveMaximum: (value) => `menor que ${value}`,
  multipleOf: (value) => `múltiplo de ${value}`,
  minLength: (value) => `ao menos ${count(Number(value), 'caractere', 'caracteres')}`,
  maxLength: (value) => `até ${count(Number(value), 'caractere', 'caracteres')}`,
  pattern: (value) => `segue ${value}`,
  minItems: (value) => `ao menos ${count(Number(value), 'item', 'itens')}`,
  maxItems: (value) => `até ${count(Number(value), 'item', 'itens')}`,
  uniqueItems: () => 'sem itens repetidos',
  minContains: (value) => `ao menos ${value} desses itens`,
  maxContains: (value) => `até ${value} desses itens`,
  minProperties: (value) => `ao menos ${count(Number(value), 'campo', 'campos')}`,
  maxProperties: (value) => `até ${count(Number(value), 'campo', 'campos')}`,
  contentEncoding: (value) => `codificado em ${value}`,
  contentMediaType: (value) => `conteúdo ${value}`,
  'x-casas-decimais': (value) => `até ${value} casas decimais`,
};
