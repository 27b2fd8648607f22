import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { parseArgs } from 'node:util';
import { isWebAddress } from '../domain/webhookSettings.js';
import { describeExchange } from '../node/describeExchange.js';
import { HarFile } from '../node/HarFile.js';
import { Masker } from '../node/Masker.js';
import { readGivenText } from '../node/readGiven.js';
import { readPreparedContracts } from '../node/readPreparedContracts.js';
import { type RecorderOptions, recordTraffic } from '../node/recordTraffic.js';
import { prepareFind } from '../recorder/Traffic.js';
import { LOOPBACK } from '../server/guardRequests.js';
import { attempt } from '../work/Work.js';
import { readPort, readVersion } from './readOptions.js';

/** The target of paths that no contract has, such as those of files. */
const OTHERS = 'outros';

/** Runs `frontier-sandbox record` until a signal ends it. @throws Error in Portuguese naming the invalid option */
export async function runRecord(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: {
      out: { type: 'string' },
      port: { type: 'string', default: '4700' },
      to: { type: 'string', multiple: true, default: [] },
      cert: { type: 'string' },
      key: { type: 'string' },
      webhook: { type: 'string' },
      'forward-to': { type: 'string' },
      'clear-data': { type: 'boolean', default: false },
    },
  });
  if (values.out === undefined) throw new Error('--out: informe o nome do arquivo, como run.har');
  if ((values.webhook === undefined) !== (values['forward-to'] === undefined)) {
    throw new Error('--webhook e --forward-to: informe a porta e o endereço do seu receptor');
  }
  const findTarget = readTargets(values.to, values.port);
  const forwardTo = values['forward-to'] ?? 'http://127.0.0.1';
  const receiver = parseTarget('--forward-to', forwardTo, values.webhook);
  const proxy = process.env.HTTPS_PROXY ?? process.env.https_proxy;
  if (proxy) parseTarget('HTTPS_PROXY', proxy);
  const readPem = (option: 'cert' | 'key') =>
    values[option] && readGivenText(`--${option}`, values[option]);
  const tls = { cert: readPem('cert'), key: readPem('key') };
  if (!tls.cert !== !tls.key || !attempt(() => createSecureContext(tls))) {
    throw new Error('--cert e --key: informe os dois, um certificado e a chave dele, em PEM');
  }
  const file = new HarFile(values.out, readVersion());
  const masker = new Masker(values['clear-data']);
  const servers: Awaited<ReturnType<typeof recordTraffic>>[] = [];
  const start = async (port: number, isReceiver: boolean, find: typeof findTarget) => {
    const record: RecorderOptions['record'] = (exchange) => {
      try {
        file.append(describeExchange(exchange, masker, isReceiver));
      } catch (error) {
        process.stderr.write(`uma chamada não foi gravada: ${error}\n`);
      }
    };
    const server = await recordTraffic({ port, findTarget: find, isReceiver, tls, record });
    servers.push(server);
    return server.address;
  };
  try {
    const api = await start(readPort('--port', values.port), false, findTarget);
    process.stdout.write(`Gravador em ${api}, em lugar do endereço das APIs. Ctrl+C encerra.\n`);
    if (values.webhook !== undefined) {
      const { pathname, search } = receiver;
      const webhook = await start(readPort('--webhook', values.webhook), true, (_, rest) => {
        return { server: receiver, path: pathname === '/' ? rest : pathname + search };
      });
      process.stdout.write(`Notificações em ${webhook}, que vão a ${receiver.href}\n`);
    }
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  } catch (error) {
    // The next start would refuse a file that exists.
    rmSync(values.out);
    throw error;
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
  process.stdout.write(`Chamadas gravadas em ${values.out}: ${file.count}\n`);
}

/** The targets of the services: those of the contracts, or those that `--to` names. */
function readTargets(given: readonly string[], port: string): RecorderOptions['findTarget'] {
  const contracts = readPreparedContracts();
  const ids = [...contracts.map(({ service }) => service), OTHERS];
  const targets = new Map(
    contracts.flatMap(({ server, service }) => (server ? [[service, new URL(server)]] : [])),
  );
  for (const word of given) {
    const [, id, address = ''] = /^(?:([\w-]+)=)?(.+)$/.exec(word) ?? [];
    const named = ids.filter((one) => id === undefined || one === id);
    if (named.length === 0) throw new Error(`--to: ${id} não é um de: ${ids.join(', ')}`);
    for (const one of named) targets.set(one, parseTarget('--to', address, port));
  }
  const find = prepareFind(contracts);
  return (method, rest) => {
    const found = find(method, new URL(`http://x${rest}`).pathname);
    const target = targets.get(found?.operation.service ?? OTHERS);
    // The target's own path comes first.
    return target && { server: target, path: target.pathname.replace(/\/$/, '') + rest };
  };
}

function parseTarget(option: string, text: string, ownPort?: string): URL {
  const target = isWebAddress(text) && new URL(text);
  if (!target) throw new Error(`${option}: "${text}" deve ser um endereço http ou https`);
  // The recorder would call itself without end.
  if (LOOPBACK.includes(target.hostname) && target.port === ownPort) {
    throw new Error(`${option}: ${text} é o endereço do próprio gravador`);
  }
  return target;
}

export const recordHelp = `Grava em um arquivo HAR o que o seu sistema e as APIs trocam, sem mudar nada.

  frontier-sandbox record --out run.har [opções]

  --out ARQUIVO       o arquivo, que ainda não existe
  --port N            a porta que o seu sistema chama em lugar das APIs; por padrão, 4700
  --to ID=URL         o destino de um serviço (autenticacao, onboarding, emissao, operacao, pos-emissao ou webhook) ou
                      de outros (caminhos que não estão nos contratos); só URL, de todos
  --cert, --key ARQUIVO  certificado de cliente e a chave dele, em PEM
  --webhook N         a porta que recebe as notificações
  --forward-to URL    o seu receptor, a que elas vão; sem caminho, fica o da notificação
  --clear-data        grava também CPF, CNPJ, nomes, contas e e-mails; segredos, nunca

O destino padrão são os endereços de homologação dos contratos. HTTPS_PROXY, NO_PROXY e NODE_EXTRA_CA_CERTS (autoridades a aceitar) valem para destinos https.
Tokens, chaves, cookies, assinaturas e dados de pessoas são trocados por marcas, iguais para valores iguais.
Ctrl+C encerra. Depois: frontier-sandbox answers run.har
`;
