import { type Operation, operationsOf, type SchemaNode } from '@frontier/openapi';
import { bareValue, describeLimits } from '@frontier/reference';
import { ASSUMPTION_MARK } from '../../shared/assumptions/assumptionMark';
import { type Columns, formatCsv } from '../../shared/formatCsv';
import { plainMarkdown } from '../../shared/mdx/plainText';
import type { Contract, DownloadFile, DownloadSite } from './Download';

/** One parameter or field of one operation. */
interface FieldRow {
  readonly service: string;
  readonly operation: Operation;
  /** `corpo`, `resposta 200`, or the location of a parameter. */
  readonly place: string;
  /** Names from the outermost object inwards: `investidores[].cpfCnpj`. */
  readonly path: string;
  readonly required: boolean;
  readonly schema: SchemaNode | undefined;
  readonly example: string | undefined;
  readonly description: string;
  /** Address in the reference. */
  readonly address: string;
}

const LOCATIONS = {
  path: 'caminho',
  query: 'consulta',
  header: 'cabeçalho',
  cookie: 'cookie',
  querystring: 'consulta',
};

const COLUMNS: Columns<FieldRow> = {
  API: ({ service }) => service,
  Operação: ({ operation }) => operation.title,
  operationId: ({ operation }) => operation.id,
  Chamada: ({ operation: { kind, method, path } }) =>
    kind === 'path' ? `${method} ${path}` : path,
  Onde: ({ place }) => place,
  Campo: ({ path }) => path,
  Tipo: ({ schema }) => typeOf(schema),
  Obrigatório: ({ required }) => (required ? 'sim' : 'não'),
  'Aceita null': ({ schema }) => (schema?.nullable ? 'sim' : 'não'),
  Limites: ({ schema }) => describeLimits(schema?.constraints ?? []).phrases.join(', '),
  Valores: ({ schema }) => valuesOf(schema).join(', '),
  Exemplo: ({ example }) => (example === undefined ? '' : bareValue(example)),
  Descrição: ({ description }) => plainMarkdown(description),
  'Leitura nossa': ({ description }) =>
    description.includes(`[${ASSUMPTION_MARK}]`) ? 'sim' : 'não',
  Referência: ({ address }) => address,
};

/** Every parameter and field of the contracts as one spreadsheet, a row for each place. */
export function writeDictionary(
  contracts: readonly Contract[],
  { folder, name, url }: DownloadSite,
): DownloadFile[] {
  const rows = contracts.flatMap((contract) => listRows(contract, url));
  return [
    {
      address: `${folder}/${name}-campos.csv`,
      what: `Dicionário de dados: ${rows.length} campos e parâmetros, para Excel e outras planilhas`,
      type: 'text/csv; charset=utf-8',
      bytes: Buffer.from(formatCsv(COLUMNS, rows)),
    },
  ];
}

function listRows({ route, service, title }: Contract, url: string): FieldRow[] {
  return operationsOf(service).flatMap((operation) => {
    const common = { service: title, operation };
    const addressOf = (anchor: string) => `${url}${route}#${anchor}`;
    const walk = (schema: SchemaNode | undefined, place: string, prefix = ''): FieldRow[] => [
      ...(schema?.properties ?? []).flatMap((property): FieldRow[] => {
        const path = prefix === '' ? property.name : `${prefix}.${property.name}`;
        const { anchor, required, schema: own } = property;
        const [example] = own.examples;
        const description = own.description ?? own.items?.description ?? '';
        const address = addressOf(anchor);
        return [
          { ...common, place, path, required, schema: own, example, description, address },
          ...walk(own, place, path),
        ];
      }),
      ...(schema?.items ? walk(schema.items, place, `${prefix}[]`) : []),
    ];
    const bodies = (place: string, { content }: Pick<Operation['responses'][number], 'content'>) =>
      content.flatMap(({ schema }) => walk(schema, place));
    return [
      ...operation.parameters.flatMap(({ location, parameters }) =>
        parameters.map(({ anchor, description = '', examples, name, required, schema }) => {
          const place = LOCATIONS[location];
          const address = addressOf(anchor);
          const example = examples[0]?.text ?? schema?.examples[0];
          return { ...common, place, path: name, required, schema, example, description, address };
        }),
      ),
      ...(operation.requestBody ? bodies('corpo', operation.requestBody) : []),
      ...operation.responses.flatMap((response) => bodies(`resposta ${response.status}`, response)),
    ];
  });
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
