import { parseArgs } from 'node:util';
import { ControlClient, DEFAULT_ADDRESS } from './ControlClient.js';

/** Runs `frontier-sandbox trigger`. @throws Error in Portuguese, naming what is to be mended */
export async function runTrigger(words: string[]): Promise<void> {
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
  if (values.help) process.stdout.write(help);
  else process.stdout.write(`${await pull(values.sandbox, event, values.company)}\n`);
}

/** Makes the notification; gives its id, or without an event the events there are. */
async function pull(address: string, event?: string, company?: string): Promise<string> {
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

const help = `Cria no simulador uma notificação, sem que nada aconteça a um objeto, e mostra o id dela.

  frontier-sandbox trigger [EVENTO] [opções]

  EVENTO              como o contrato o nomeia: cadastroAprovado; sem ele, a lista
  --sandbox ENDEREÇO  o simulador; ${DEFAULT_ADDRESS}
  --company CONTA     a apiKey da conta; sem ela, a dos guias
`;
