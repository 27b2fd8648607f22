import { ASSUMPTION_MARK, type Operation, type Response } from '@frontier/openapi';
import { downloads } from './options';

export type Script = ReturnType<typeof script>;

export const TOKEN = 'token';
export const EXPIRY = 'tokenExpiraEm';

/** The calls of a service, with the variable of its address. */
interface CalledService {
  readonly host: string;
  readonly folders: readonly { readonly calls: readonly Operation[] }[];
}

export type TokenCall = ReturnType<typeof findTokenCall>;

/** @throws {Error} with the name of a call or field that the contract lacks. */
export function findTokenCall(services: readonly CalledService[]) {
  const options = downloads.token;
  const [found] = services.flatMap(({ folders, host }) =>
    folders.flatMap(({ calls }) =>
      calls.filter(({ id }) => id === options.operation).map((call) => ({ call, host })),
    ),
  );
  if (!found) throw new Error(`downloads: token: no contract has the call ${options.operation}`);
  const { id, request, responses } = found.call;
  const fields = responses
    .flatMap(({ content }) => content)
    .flatMap(({ schema }) => schema?.properties ?? []);
  for (const field of [options.value, options.expiry]) {
    if (fields.some(({ name }) => name === field)) continue;
    throw new Error(`downloads: token: the response of ${id} has no field ${field}`);
  }
  if (request?.body?.kind !== 'json') throw new Error(`downloads: ${id} sends no JSON`);
  /** Fields of its body with the example's keys. Their names are also those of their variables. */
  const keys = JSON.parse(request.body.text) as Readonly<Record<string, string>>;
  const credentials = Object.keys(keys);
  const body = Object.fromEntries(credentials.map((name) => [name, `{{${name}}}`]));
  return { ...found, ...options, keys, credentials, body };
}

/** Script that gets the token before the first call, and again within a minute of its expiry. */
export function tokenScript(token: TokenCall) {
  const { call, credentials, host } = token;
  const write = JSON.stringify;
  return script('prerequest', [
    `const seuToken = pm.environment.get('${TOKEN}');`,
    `const aindaVale = Date.parse(pm.environment.get('${EXPIRY}')) - 60000 > Date.now();`,
    `if (pm.info.requestName !== ${write(call.title)} && !(seuToken && aindaVale)) {`,
    ...credentials.map(
      (field) =>
        `  if (!pm.environment.get(${write(field)})) throw new Error(${write(`Escolha o ambiente e preencha ${field}.`)});`,
    ),
    '  pm.sendRequest(',
    '    {',
    `      url: pm.variables.replaceIn(${write(`{{${host}}}${call.path}`)}),`,
    `      method: ${write(call.method)},`,
    "      header: { 'Content-Type': 'application/json', Accept: 'application/json' },",
    `      body: { mode: 'raw', raw: pm.variables.replaceIn(JSON.stringify(${write(token.body)})) },`,
    '    },',
    '    (erro, resposta) => {',
    '      if (erro) throw erro;',
    `      if (resposta.code !== ${listSuccesses(call)[0]?.status}) throw new Error(\`A autenticação respondeu \${resposta.code}.\`);`,
    ...keepToken('resposta', token).map((line) => `    ${line}`),
    '    },',
    '  );',
    '}',
  ]);
}

export function testScript(call: Operation, token: TokenCall) {
  const good = listSuccesses(call);
  const codes = good.map(({ status }) => status);
  const isAssumed = good.some(({ isStatusAssumed }) => isStatusAssumed);
  const said = `${codes.join(' ou ')}${isAssumed ? `, ${ASSUMPTION_MARK}` : ''}`;
  return script('test', [
    `pm.test(${JSON.stringify(`O código é o do contrato (${said})`)}, () => {`,
    `  pm.expect(pm.response.code).to.be.oneOf([${codes}]);`,
    '});',
    ...(call === token.call
      ? [`if (pm.response.code === ${codes[0]}) {`, ...keepToken('pm.response', token), '}']
      : []),
  ]);
}

function keepToken(response: string, { expiry, value }: TokenCall): string[] {
  const keep = (name: string, field: string) =>
    `  pm.environment.set('${name}', ${response}.json()[${JSON.stringify(field)}]);`;
  return [keep(TOKEN, value), keep(EXPIRY, expiry)];
}

function listSuccesses({ responses }: Operation): Response[] {
  return responses.filter(({ status }) => /^2\d\d$/.test(status));
}

function script(listen: 'prerequest' | 'test', exec: readonly string[]) {
  return { listen, script: { type: 'text/javascript', exec } };
}
