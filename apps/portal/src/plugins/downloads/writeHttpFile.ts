import type { BodyPart } from '@frontier/openapi';
import type { DownloadedContract, DownloadFile, DownloadSite } from './Download';
import {
  type CollectionCall,
  findTokenCall,
  flattenCalls,
  listCalls,
  TOKEN,
  writeCredentials,
} from './listCalls';

const BOUNDARY = 'frontier';

/** Every call in one `.http` file, for editors: a request each, separated by `###`, and variables at its start. */
export function writeHttpFile(
  contracts: readonly DownloadedContract[],
  site: DownloadSite,
): DownloadFile[] {
  const services = contracts.map((contract) => listCalls(contract, site.url));
  const calls = flattenCalls(services);
  const { call: login, credentials, options } = findTokenCall(calls, site.token);
  const head = [
    `# ${site.title}: feito dos contratos de ${site.url}`,
    `# Preencha ${credentials.join(' e ')}, faça "${login.title}" e copie ${options.value} para ${TOKEN}.`,
    '',
    ...credentials.map((name) => `@${name} =`),
    `@${TOKEN} =`,
    ...services.map(({ host, url }) => `@${host} = ${url}`),
  ];
  const text = [
    head.join('\n'),
    ...calls.map((call) =>
      writeRequest(call, call === login ? writeCredentials(credentials) : undefined),
    ),
  ];
  return [
    {
      address: `${site.folder}/${site.name}.http`,
      what: `As ${calls.length} chamadas em um arquivo .http, para o editor`,
      bytes: Buffer.from(`${text.join('\n\n')}\n`),
    },
  ];
}

function writeRequest(call: CollectionCall, credentials: string | undefined): string {
  const { body, headers, host, id, method, needsToken, path, query, template, title } = call;
  const filled = template.replace(/\{([^}]+)\}/g, (whole, name: string) => {
    const value = path.find((parameter) => parameter.name === name)?.value;
    return value === undefined ? whole : encodeURIComponent(value);
  });
  const pairs = query
    .filter(({ required, value }) => required || value !== '')
    .map(({ name, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  const address = `{{${host}}}${filled}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
  const isForm = body?.kind === 'multipart';
  const lines = [
    `### ${title}`,
    `# @name ${id}`,
    `${method} ${address}`,
    ...(needsToken ? [`Authorization: Bearer {{${TOKEN}}}`] : []),
    ...headers
      .filter(({ name }) => !isForm || name.toLowerCase() !== 'content-type')
      .map(({ name, value }) => `${name}: ${value}`),
    ...(isForm ? [`Content-Type: ${body.mediaType}; boundary=${BOUNDARY}`] : []),
  ];
  if (credentials !== undefined) return [...lines, '', credentials].join('\n');
  if (isForm) return [...lines, '', ...body.parts.flatMap(writePart), `--${BOUNDARY}--`].join('\n');
  if (body?.kind === 'json' || body?.kind === 'text') return [...lines, '', body.text].join('\n');
  return lines.join('\n');
}

function writePart({ file, name, value }: BodyPart): string[] {
  const disposition = `Content-Disposition: form-data; name="${name}"`;
  return file
    ? [`--${BOUNDARY}`, `${disposition}; filename="${value}"`, '', `< ./${value}`]
    : [`--${BOUNDARY}`, disposition, '', value];
}
