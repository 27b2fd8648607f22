import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestSandbox } from '../../../../packages/sandbox/src/__tests__/startSandbox';
import { checkSignature } from '../../src/plugins/page-tools/signature/checkSignature';
import { readDelivery } from '../../src/plugins/page-tools/signature/readDelivery';
import { drawSample } from '../support/drawSample';
import { openTrial, type Trial } from './support/journeys/openTrial';
import type { CodeBlock } from './support/readBlocks';
import { readVerifiers } from './support/readVerifiers';
import { canRun, prepareSample, type RunOptions } from './support/runSample';

/** The others take long to compile; `npm run proofs -- guides` runs all against the vectors. */
const LANGUAGES = process.env.WHOLE_SITE ? ['js', 'python'] : ['js'];
const samples = readVerifiers().filter(
  ({ language }) => LANGUAGES.includes(language) && canRun(language),
);

type Settings = Readonly<Record<string, string>>;

/** The page's command for each kind of verifier, and the delivery's field with the proof. */
const KINDS: Readonly<
  Record<string, { secret: (settings: Settings) => string; prefix?: string; proof: Proof }>
> = {
  comHmac: {
    secret: ({ hmacSecret = '' }) => hmacSecret,
    proof: ({ headers }) => headers['x-assinatura'],
  },
  comBearerToken: {
    secret: ({ bearerToken = '' }) => bearerToken,
    prefix: 'Bearer ',
    proof: ({ headers }) => headers.authorization,
  },
  comCabecalhoPersonalizado: {
    secret: ({ customHeaderValue = '' }) => customHeaderValue,
    proof: ({ headers }, { customHeaderKey = '' }) => headers[customHeaderKey.toLowerCase()],
  },
  comParametroDeConsulta: {
    secret: ({ customQueryValue = '' }) => customQueryValue,
    proof: ({ url = '' }, { customQueryKey = '' }) =>
      new URL(url, 'http://localhost').searchParams.get(customQueryKey) ?? undefined,
  },
};

type Proof = (
  request: IncomingMessage,
  settings: Settings,
) => string | readonly string[] | undefined;

const kinds = drawSample(Object.keys(KINDS), 2);

/** The verifier under test: whether it accepts a delivery. */
let verify: (request: IncomingMessage, body: Buffer) => boolean;
let receiver: Server;
let address: string;

let trial: Trial;

beforeAll(async () => {
  trial = await openTrial();
  receiver = createServer(async (request, response) => {
    const parts = [];
    for await (const part of request) parts.push(part);
    response.writeHead(verify(request, Buffer.concat(parts)) ? 204 : 401).end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});

afterAll(async () => {
  receiver.close();
  await trial.service.close();
});

/** Response codes of a receiver for unchanged and for altered deliveries. */
async function deliver(
  { sandbox, example }: { sandbox: TestSandbox; example: object },
  kind: string,
  run: (options: RunOptions) => string,
): Promise<number[]> {
  const { proof, secret, prefix = '' } = KINDS[kind] as (typeof KINDS)[string];
  const { webhookConfig } = example as { webhookConfig: Settings };
  const env = {
    WEBHOOK_TIPO: webhookConfig.authType ?? '',
    WEBHOOK_SEGREDO: secret(webhookConfig),
    WEBHOOK_PREFIXO: prefix,
  };
  const codes = [];
  for (const isAltered of [false, true]) {
    verify = (request, body) => {
      const received = String(proof(request, webhookConfig));
      const isSigned = kind === 'comHmac';
      const input = isAltered && isSigned ? Buffer.concat([body, Buffer.from(' ')]) : body;
      const args = [isAltered && !isSigned ? `${received}0` : received];
      return run({ args, env, input }) === 'aceita';
    };
    codes.push(await sendTest(sandbox));
  }
  return codes;
}

/** Creates and sends a test. @returns the receiver's response. */
async function sendTest(sandbox: TestSandbox): Promise<number> {
  const tests = '/api/v1/platform-notifications-tests';
  const { notificationId } = JSON.parse((await sandbox.call(`POST ${tests}`)).text);
  const { text } = await sandbox.call(`POST ${tests}/${notificationId}/send`);
  return JSON.parse(text).webhookDelivery.responseStatus;
}

async function verifyAll(sample: CodeBlock): Promise<Record<string, number[]>> {
  const sandbox = await TestSandbox.start({ 'resposta-esperada': { segundos: 300 } });
  const { examples } = trial;
  const run = prepareSample(sample);
  const codes: Record<string, number[]> = {};
  for (const kind of kinds) {
    const example = examples.request('atualizarConfiguracao', kind).value as {
      webhookConfig: object;
    };
    const webhookConfig = { ...example.webhookConfig, webhookUrl: `${address}/avisos` };
    await sandbox.call('PUT /api/v1/configuration', { ...example, webhookConfig });
    codes[kind] = await deliver({ sandbox, example }, kind, run);
  }
  return codes;
}

describe("the guides' verifiers, at the simulator's deliveries", () => {
  it.each(samples)(
    '$language accepts what was sent, and refuses what was altered',
    async (sample) => {
      const expected = kinds.map((kind) => [kind, [204, 401]]);
      expect(await verifyAll(sample)).toEqual(Object.fromEntries(expected));
    },
  );
});

it("finds with the page's tool how the simulator signed", async () => {
  const rule = {
    cabecalho: 'X-Outra',
    algoritmo: 'sha512',
    codificacao: 'base64',
    prefixo: "v='1$",
  };
  const sandbox = await TestSandbox.start({ 'assinatura-hmac': rule });
  const example = trial.examples.request('atualizarConfiguracao', 'comHmac').value as {
    webhookConfig: Settings;
  };
  const webhookConfig = { ...example.webhookConfig, webhookUrl: `${address}/avisos` };
  await sandbox.call('PUT /api/v1/configuration', { ...example, webhookConfig });
  let pasted = '';
  verify = ({ headers: cabecalhos }, body) => {
    pasted = JSON.stringify({ cabecalhos, corpoBase64: body.toString('base64') });
    return true;
  };
  expect(await sendTest(sandbox)).toBe(204);
  const { hmacSecret = '' } = webhookConfig as Settings;
  expect(await checkSignature(hmacSecret, readDelivery(pasted))).toMatchObject({
    kind: 'fits',
    fit: { header: 'x-outra', algorithm: 'sha512', coding: 'base64', prefix: "v='1$" },
  });
});
