import { type Operation, operationsOf, type SchemaNode } from '@frontier/openapi';
import { bareValue, describeLimits } from '@frontier/reference';
import { type FieldPlace, listFields, type OperationField } from '../../contracts/listFields';
import { sayQuestions } from '../../shared/assumptions/writeQuestions';
import { type Columns, formatCsv } from '../../shared/formatCsv';
import { plainMarkdown } from '../../shared/mdx/plainText';
import type { DownloadedContract, DownloadFile, DownloadSite } from './Download';

/** One parameter or field of one operation. */
interface FieldRow extends OperationField {
  readonly service: string;
  readonly operation: Operation;
  /** Address in the reference. */
  readonly address: string;
}

const PLACES: Readonly<Record<FieldPlace, string>> = {
  path: 'caminho',
  query: 'consulta',
  querystring: 'consulta',
  header: 'cabeçalho',
  cookie: 'cookie',
  request: 'corpo',
  response: 'resposta',
};

const COLUMNS: Columns<FieldRow> = {
  API: ({ service }) => service,
  Operação: ({ operation }) => operation.title,
  operationId: ({ operation }) => operation.id,
  Chamada: ({ operation: { kind, method, path } }) =>
    kind === 'path' ? `${method} ${path}` : path,
  Onde: placeOf,
  Campo: ({ path }) => path,
  Tipo: ({ schema }) => typeOf(schema),
  Obrigatório: ({ required }) => (required ? 'sim' : 'não'),
  'Aceita null': ({ schema }) => (schema?.nullable ? 'sim' : 'não'),
  Limites: ({ schema }) => describeLimits(schema?.constraints ?? []).phrases.join(', '),
  Valores: ({ schema }) => valuesOf(schema).join(', '),
  Exemplo: ({ example }) => (example === undefined ? '' : bareValue(example)),
  Descrição: (field) => plainMarkdown(sayQuestions(field)),
  'Leitura nossa': ({ assumptions }) => (assumptions ? 'sim' : 'não'),
  Referência: ({ address }) => address,
};

/** Every parameter and field of the contracts as one spreadsheet, a row for each place. */
export function writeDictionary(
  contracts: readonly DownloadedContract[],
  { folder, name, url }: DownloadSite,
): DownloadFile[] {
  const rows = contracts.flatMap((contract) => listRows(contract, url));
  return [
    {
      address: `${folder}/${name}-campos.csv`,
      what: `Dicionário de dados: ${rows.length} campos e parâmetros, para Excel e outras planilhas`,
      bytes: Buffer.from(formatCsv(COLUMNS, rows)),
    },
  ];
}

function listRows({ route, service, title }: DownloadedContract, url: string): FieldRow[] {
  return operationsOf(service).flatMap((operation) =>
    listFields(operation).map((field): FieldRow => {
      const address = `${url}${route}#${field.anchor}`;
      return { ...field, service: title, operation, address };
    }),
  );
}

function placeOf({ place, status }: OperationField): string {
  return status === undefined ? PLACES[place] : `${PLACES[place]} ${status}`;
}

function typeOf(schema: SchemaNode | undefined): string {
  if (!schema) return '';
  const { format, items, types } = schema;
  const own = types.join(' ou ');
  if (items) return `${own} de ${typeOf(items)}`;
  return format === undefined ? own : `${own} (${format})`;
}

function valuesOf(schema: SchemaNode | undefined): string[] {
  return [...(schema?.enumValues ?? []), ...(schema?.items?.enumValues ?? [])].map(({ text }) =>
    bareValue(text),
  );
}
