import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { createSandbox } from '../server/createSandbox.js';
import { ControlClient, DEFAULT_ADDRESS } from './ControlClient.js';
import { runListen } from './listen.js';
import { help, readOptions } from './readOptions.js';

const inPackage = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** Subcommands by the first word of the command line. */
const COMMANDS = new Map([
  ['listen', runListen],
  ['trigger', runTrigger],
]);

/** Runs the command until a signal ends it; returns the exit code. */
export async function main(words: string[]): Promise<number> {
  try {
    const [name = '', ...rest] = words;
    const run = COMMANDS.get(name);
    if (run) {
      await run(rest);
      return 0;
    }
    const options = readOptions(words);
    if (options.help) process.stdout.write(help);
    else if (options.version) process.stdout.write(`${readVersion()}\n`);
    else await serve(options);
    return 0;
  } catch (error) {
    process.stderr.write(`frontier-sandbox: ${describeError(error)}\n`);
    return 1;
  }
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(inPackage('../package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

/** The error's message; errors of `parseArgs` are translated into Portuguese. */
function describeError(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const [, named] = /'([^']+)'/.exec(message ?? '') ?? [];
  if (named === undefined || !code?.startsWith('ERR_PARSE_ARGS')) return message ?? String(error);
  return code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE'
    ? `${named}: falta o valor, ou a opção não tem valor; veja --help`
    : `${named} não é uma opção nem um comando; veja --help`;
}

/** Serves until SIGINT or SIGTERM, then ends open requests and deliveries. */
async function serve(options: ReturnType<typeof readOptions>): Promise<void> {
  const sandbox = await createSandbox({
    ...options,
    specs: options.specs ?? inPackage('specs'),
    clusterFile: inPackage('cluster.tar'),
    consoleFolder: inPackage('console'),
    databaseUrl: process.env.DATABASE_URL,
  });
  try {
    const address = await listen(sandbox.server, options);
    process.stdout.write(`Simulador das Frontier APIs em ${address} (no navegador, o console)\n`);
    await new Promise((resolve) => {
      process.once('SIGINT', resolve);
      process.once('SIGTERM', resolve);
    });
  } finally {
    await sandbox.close();
  }
}

/**
 * Starts listening and returns the address.
 * @throws Error in Portuguese when the port is in use
 */
export async function listen(
  server: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<string> {
  try {
    return await server.listen({ port, host });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`a porta ${port} já está em uso; escolha outra com --port (0: uma livre)`);
  }
}

/** Runs `frontier-sandbox trigger`. @throws Error in Portuguese naming the problem */
async function runTrigger(words: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      sandbox: { type: 'string', default: DEFAULT_ADDRESS },
      company: { type: 'string' },
    },
  });
  const [event, another] = positionals;
  if (another !== undefined) throw new Error(`trigger: um evento por vez, sem ${another}`);
  if (values.help) process.stdout.write(triggerHelp);
  else process.stdout.write(`${await triggerEvent(values.sandbox, event, values.company)}\n`);
}

/** Creates the notification and returns its id; without an event, returns the list of events. */
async function triggerEvent(address: string, event?: string, company?: string): Promise<string> {
  const client = await ControlClient.connect(address);
  if (event === undefined) {
    const { events } = (await client.ask('GET', 'events')) as { events: string[] };
    return events.join('\n');
  }
  const order = { event, ...(company !== undefined && { company }) };
  const { notificationId } = (await client.ask('POST', 'trigger', order)) as {
    notificationId: string;
  };
  return notificationId;
}

const triggerHelp = `Cria no simulador uma notificação, sem que nada aconteça a um objeto, e mostra o id dela.

  frontier-sandbox trigger [EVENTO] [opções]

  EVENTO              como o contrato o nomeia: cadastroAprovado; sem ele, a lista
  --sandbox ENDEREÇO  o simulador; ${DEFAULT_ADDRESS}
  --company CONTA     a apiKey da conta; sem ela, a dos guias
`;
