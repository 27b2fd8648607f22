import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { listen as answerListener } from '../control/listen.js';
import { isWebAddress } from '../domain/webhookSettings.js';
import { sendRequest } from '../node/sendDelivery.js';
import { escapeControls } from '../work/readData.js';
import { connectControl, DEFAULT_ADDRESS, NoSimulatorError } from './connectControl.js';

/** Milliseconds between two polls. */
const PAUSE = 500;

type Listen = (after?: string) => ReturnType<typeof answerListener>;

/** Runs `frontier-sandbox listen` until a signal ends it. @throws Error in Portuguese naming the invalid option */
export async function runListen(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: {
      sandbox: { type: 'string', default: DEFAULT_ADDRESS },
      'forward-to': { type: 'string' },
      secret: { type: 'string' },
    },
  });
  const { sandbox, 'forward-to': forwardTo, secret } = values;
  const receiver = forwardTo !== undefined && isWebAddress(forwardTo) && new URL(forwardTo);
  if (forwardTo !== undefined && (!receiver || receiver.username || receiver.password)) {
    throw new Error(
      `--forward-to: "${forwardTo}" deve ser um endereço http ou https sem senha, como http://localhost:3000/webhooks`,
    );
  }
  if (secret === '') throw new Error('--secret: não pode ser um texto vazio');
  if (secret !== undefined && forwardTo === undefined) {
    throw new Error('--secret: informe também quem recebe as notificações, com --forward-to');
  }
  const own = secret ?? randomBytes(24).toString('hex');
  const order = forwardTo === undefined ? {} : { forwardTo, secret: own };
  const end = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end.abort());
  try {
    const { address, ask } = await connectControl(sandbox, end.signal);
    const listen: Listen = (after) => ask('listen', { ...order, after });
    const { next } = await listen();
    say(`Ouvindo o simulador em ${address}. Ctrl+C encerra.`);
    if (forwardTo !== undefined) {
      say(`Cada notificação vai a ${forwardTo}.`);
      if (secret === undefined) say(`Segredo HMAC das contas sem webhookConfig: ${own}`);
    }
    await follow(listen, next, { address, forwardTo, stop: end.signal });
  } catch (error) {
    if (!end.signal.aborted) throw error;
  }
}

/** Polls for notifications, prints and forwards them one by one, so a slow receiver still gets them in order. */
async function follow(
  listen: Listen,
  first: string,
  { address, forwardTo, stop }: { address: string; forwardTo?: string; stop: AbortSignal },
): Promise<void> {
  const allowTargets = forwardTo === undefined ? [] : [new URL(forwardTo).hostname];
  let after = first;
  let isLost = false;
  while (!stop.aborted) {
    const heard = await listen(after).catch((error: unknown) => {
      if (!(error instanceof NoSimulatorError)) throw error;
    });
    if (stop.aborted) return;
    if (!heard && !isLost)
      process.stderr.write(`${address} parou de responder; esperando que volte.\n`);
    if (heard && isLost) process.stderr.write(`${address} voltou.\n`);
    isLost = !heard;
    for (const { createdAt, event, id, request, subjectId } of heard?.items ?? []) {
      if (stop.aborted) return;
      process.stdout.write([createdAt, event, subjectId, id].map(escapeControls).join(' '));
      const seconds = heard?.segundos ?? 0;
      const isOurs = request !== undefined && isSameAddress(request.url, forwardTo);
      const result = isOurs && (await sendRequest(request, { seconds, allowTargets, stop }));
      if (!result || stop.aborted) say('');
      else say(` → ${result.status ?? escapeControls(result.error)}`);
    }
    if (heard) after = heard.next;
    if (!heard?.items.length) await sleep(PAUSE, undefined, { signal: stop });
  }
}

/** Whether a request goes to the address of the command, ignoring any query of its authentication. */
function isSameAddress(url: string, forwardTo: string | undefined): boolean {
  if (forwardTo === undefined || !URL.canParse(url)) return false;
  const [sent, wanted] = [new URL(url), new URL(forwardTo)];
  return sent.origin === wanted.origin && sent.pathname === wanted.pathname;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

export const listenHelp = `Mostra cada notificação nova de um simulador, de todas as contas, e a envia a um endereço.

  frontier-sandbox listen [opções]

  --forward-to ENDEREÇO  para onde enviar, como http://localhost:3000/webhooks; sem ele, só mostra
  --secret SEGREDO       o segredo para as contas sem webhookConfig; por padrão, um que o comando mostra
  --sandbox ENDEREÇO     o simulador; por padrão, ${DEFAULT_ADDRESS}

Cada linha traz hora do simulador, evento, subjectId, id da notificação e, depois de →, a resposta do endereço.
A requisição é igual às entregas da conta, com a autenticação do webhookConfig dela. Sem webhookConfig, leva a
assinatura HMAC da regra assinatura-hmac, com o segredo dado ou mostrado. O comando não repete o que falha, a não
ser com frontier-sandbox trigger --resend, e as entregas à webhookUrl da conta continuam.
`;
