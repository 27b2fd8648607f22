import { type Call, describeStatus, EXPIRY, TOKEN, type TokenCall } from '../calls/Call';
import type { Script } from './PostmanCollection';

/** Gets the token before the first call that needs it, and again once it is about to expire. */
export function tokenScript({ call, credentials, options }: TokenCall): Script {
  const [name, body, value, expiry] = [
    call.title,
    Object.fromEntries(credentials.map((field) => [field, `{{${field}}}`])),
    options.value,
    options.expiry,
  ].map((part) => JSON.stringify(part));
  return script('prerequest', [
    `const seuToken = pm.environment.get('${TOKEN}');`,
    `const aindaVale = Date.parse(pm.environment.get('${EXPIRY}')) - 60000 > Date.now();`,
    `if (pm.info.requestName !== ${name} && !(seuToken && aindaVale)) {`,
    ...credentials.map(
      (field) =>
        `  if (!pm.variables.get('${field}')) throw new Error('Escolha o ambiente e preencha ${field}.');`,
    ),
    '  pm.sendRequest(',
    '    {',
    `      url: pm.variables.replaceIn('{{${call.host}}}${call.template}'),`,
    `      method: '${call.method}',`,
    "      header: { 'Content-Type': 'application/json', Accept: 'application/json' },",
    `      body: { mode: 'raw', raw: pm.variables.replaceIn(JSON.stringify(${body})) },`,
    '    },',
    '    (erro, resposta) => {',
    '      if (erro) throw erro;',
    `      if (resposta.code !== ${call.successes[0]}) throw new Error(\`A autenticação respondeu \${resposta.code}.\`);`,
    `      pm.environment.set('${TOKEN}', resposta.json()[${value}]);`,
    `      pm.environment.set('${EXPIRY}', resposta.json()[${expiry}]);`,
    '    },',
    '  );',
    '}',
  ]);
}

/** What the contract says of the answer: its status, and the shape of its body. */
export function testScript(call: Call, { call: tokenCall, options }: TokenCall): Script {
  const { id, shape, successes } = call;
  const keepsToken = id === tokenCall.id;
  return script('test', [
    `pm.test(${JSON.stringify(describeStatus(call))}, () => {`,
    `  pm.expect(pm.response.code).to.be.oneOf(${JSON.stringify(successes)});`,
    '});',
    ...(shape
      ? [
          `const forma = ${JSON.stringify(shape)};`,
          "pm.test('O corpo tem a forma do contrato', () => {",
          '  pm.response.to.have.jsonSchema(forma);',
          '});',
        ]
      : []),
    ...(keepsToken
      ? [
          `if (pm.response.code === ${successes[0]}) {`,
          `  pm.environment.set('${TOKEN}', pm.response.json()[${JSON.stringify(options.value)}]);`,
          `  pm.environment.set('${EXPIRY}', pm.response.json()[${JSON.stringify(options.expiry)}]);`,
          '}',
        ]
      : []),
  ]);
}

function script(listen: Script['listen'], exec: readonly string[]): Script {
  return { listen, script: { type: 'text/javascript', exec } };
}
