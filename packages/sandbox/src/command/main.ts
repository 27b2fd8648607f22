import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { createSimulator } from '../node/createSimulator.js';
import type { Surprise } from '../rules/Rules.js';
import type { ReportError } from '../server/answerErrors.js';
import { escapeControls } from '../work/readData.js';
import { connectControl, DEFAULT_ADDRESS } from './connectControl.js';
import { listenHelp, runListen } from './listen.js';
import { listenHttp } from './listenHttp.js';
import { help, readOptions, readVersion } from './readOptions.js';
import { recordHelp, runRecord } from './record.js';
import { answersHelp, evidenceHelp, runAnswers, runEvidence } from './recordings.js';

export async function main(words: string[]): Promise<number> {
  try {
    const [name = '', ...rest] = words;
    const command = COMMANDS.get(name);
    if (command) {
      if (rest.includes('--help') || rest.includes('-h')) process.stdout.write(command.help);
      else await command.run(rest);
      return 0;
    }
    const options = readOptions(words);
    if (options.help) process.stdout.write(help);
    else if (options.version) process.stdout.write(`${readVersion()}\n`);
    else await serve(options);
    return 0;
  } catch (error) {
    process.stderr.write(`frontier-sandbox: ${escapeControls(explainError(error))}\n`);
    return 1;
  }
}

/** The error's message; errors of `parseArgs` are translated into Portuguese. */
function explainError(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const [, named] = /'(?:-h, )?(.+?)(?: <value>)?'/.exec(message ?? '') ?? [];
  if (named === undefined || !code?.startsWith('ERR_PARSE_ARGS')) return message ?? String(error);
  return code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE'
    ? `${named}: falta o valor, ou a opção não tem valor; veja --help`
    : `${named} não é uma opção nem um comando; veja --help`;
}

/** Writes an error to the log, without headers, bodies and queries: they may have secrets. */
const writeLog: ReportError = (msg, error, operation) => {
  const { message, name: type, stack } = error instanceof Error ? error : new Error(String(error));
  const entry = { level: 'error', time: new Date(), msg, operation, err: { type, message, stack } };
  process.stdout.write(`${JSON.stringify(entry)}\n`);
};

/** Serves until SIGINT or SIGTERM, then ends open requests and deliveries. */
async function serve(options: ReturnType<typeof readOptions>): Promise<void> {
  const { DATABASE_URL: databaseUrl } = process.env;
  // A signal during the start waits: the data of a new folder would stay incomplete.
  const ended = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  const sandbox = await createSimulator({ ...options, databaseUrl, report: writeLog });
  try {
    const { address, close } = await listenHttp(sandbox, { ...options, ownsProcess: true });
    process.stdout.write(`Simulador das Frontier APIs em ${address} (no navegador, o console)\n`);
    if (options.surprise !== undefined) {
      process.stdout.write(describeSurprises(options.surprise, sandbox.runner.rules.surprises));
    }
    await ended;
    await close();
  } finally {
    await sandbox.close();
  }
}

function describeSurprises(text: string, surprises: readonly Surprise[]): string {
  const lines = surprises.flatMap(({ question, rule, values }) =>
    Object.entries(values).map(
      ([name, value]) => `  ${rule}.${name}: ${JSON.stringify(value)} (pergunta ${question})\n`,
    ),
  );
  return `Alternativas do sorteio "${text}", em lugar das supostas:\n${lines.join('')}`;
}

async function runTrigger(words: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      sandbox: { type: 'string', default: DEFAULT_ADDRESS },
      resend: { type: 'string' },
    },
  });
  const [event, another] = positionals;
  if (another !== undefined) throw new Error(`trigger: um evento por vez, sem ${another}`);
  const { resend, sandbox } = values;
  if (resend !== undefined && event !== undefined) {
    throw new Error('--resend: vale sozinho, sem evento');
  }
  const client = await connectControl(sandbox);
  if (resend !== undefined) {
    await client.ask('resend', { id: resend, listen: true });
  } else if (event === undefined) {
    const { events } = await client.ask<{ events: string[] }>('events');
    process.stdout.write(`${events.map(escapeControls).join('\n')}\n`);
  } else {
    const made = await client.ask<{ notificationId: string }>('trigger', { event });
    process.stdout.write(`${escapeControls(made.notificationId)}\n`);
  }
}

const triggerHelp = `Cria no simulador uma notificação, sem mudar nenhum objeto, e mostra o id dela.

  frontier-sandbox trigger [EVENTO] [opções]

  EVENTO              o nome no contrato, como cadastroAprovado; sem ele, mostra a lista
  --sandbox ENDEREÇO  o simulador; por padrão, ${DEFAULT_ADDRESS}
  --resend ID         não cria: o comando listen recebe de novo a notificação desse id
`;

const COMMANDS = new Map([
  ['answers', { run: runAnswers, help: answersHelp }],
  ['evidence', { run: runEvidence, help: evidenceHelp }],
  ['listen', { run: runListen, help: listenHelp }],
  ['record', { run: runRecord, help: recordHelp }],
  ['trigger', { run: runTrigger, help: triggerHelp }],
]);
