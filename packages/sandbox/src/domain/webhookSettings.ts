import { Decimal } from 'decimal.js';
import * as z from 'zod';
import { parseExact, writeExact } from '../exact/exactJson.js';
import { aBoolean, aWholeNumber, defineRule, oneOf } from '../rules/defineRule.js';
import type { Problems } from '../work/Problems.js';
import type { CallWork, Check, Input, ServiceCalls } from '../work/ServiceCall.js';
import { lockName, Refusal, type Work } from '../work/Work.js';
import { mergeSent } from './rows.js';

const fields = defineRule('campos-por-authtype', {
  exige: aBoolean,
  mostraSegredos: aBoolean,
  antesDaPrimeira: oneOf('padrao', 'nao-existe'),
});
export const expiry = defineRule('expiracao-das-notificacoes', { dias: aWholeNumber(1, 365) });
const deliverable = defineRule('exigencias-do-endereco', { recusa: aBoolean });
const ways = defineRule('dois-caminhos', { feedSemConfiguracao: aBoolean });

type WebhookSettings = Input<'atualizarConfiguracao'>;
export type WebhookTarget = NonNullable<WebhookSettings['webhookConfig']>;

/** The fields that each kind of authentication requires; the last one is its secret. */
const NEEDED = {
  NONE: [],
  HMAC: ['hmacSecret'],
  BEARER_TOKEN: ['bearerToken'],
  CUSTOM_HEADER: ['customHeaderKey', 'customHeaderValue'],
  CUSTOM_QUERY_PARAMETER: ['customQueryKey', 'customQueryValue'],
} as const satisfies Record<WebhookTarget['authType'], readonly (keyof WebhookTarget)[]>;

export const SECRETS: readonly string[] = Object.values(NEEDED).flatMap((needed) =>
  needed.slice(-1),
);

export function secretOf(target: WebhookTarget): string {
  const name = NEEDED[target.authType].at(-1);
  return (name && target[name]) ?? '';
}

/** The account's settings, or the rules' defaults; the defaults note no rule, because they shape no response yet. */
export async function readSettings(work: Work): Promise<WebhookSettings> {
  const settings = await findSettings(work);
  if (settings) return settings;
  return {
    useWebhook: false,
    useFeed: work.rules.peek(ways).feedSemConfiguracao,
    isActive: true,
    daysBeforeExpiration: new Decimal(work.rules.peek(expiry).dias),
  };
}

async function findSettings({ tx, company }: Work): Promise<WebhookSettings | undefined> {
  const row = await tx
    .selectFrom('webhook_settings')
    .select('data')
    .where('company', '=', company)
    .executeTakeFirst();
  return row && (parseExact(row.data) as WebhookSettings);
}

async function presentSettings(work: Work): Promise<object> {
  if (!(await findSettings(work))) {
    if (work.rules.of(fields).antesDaPrimeira === 'nao-existe') {
      throw Refusal.by(fields, 'caminho', 'esta conta ainda não tem configuração', 'missing');
    }
    work.rules.note(ways);
    work.rules.note(expiry);
  }
  const settings = await readSettings(work);
  const sent = Object.entries(settings.webhookConfig ?? {});
  const shown = sent.filter(([name]) => !SECRETS.includes(name));
  if (shown.length === sent.length || work.rules.of(fields).mostraSegredos) return settings;
  return { ...settings, webhookConfig: Object.fromEntries(shown) };
}

const LOCATION = 'corpo/webhookConfig';

const checkSettings: Check<'atualizarConfiguracao'> = (problems, { webhookConfig }) => {
  if (!webhookConfig) return;
  const { authType, webhookUrl } = webhookConfig;
  if (webhookUrl !== undefined && !isWebAddress(webhookUrl)) {
    problems.add(deliverable, `${LOCATION}/webhookUrl`, 'deve ser um endereço http ou https');
  }
  if (problems.rules.peek(deliverable).recusa) checkDeliverable(problems, webhookConfig);
  if (!authType || !problems.rules.peek(fields).exige) return;
  for (const name of NEEDED[authType]) {
    const isGiven = name in webhookConfig && webhookConfig[name] !== '';
    if (!isGiven) problems.add(fields, LOCATION, `deve ter o campo ${name}`);
  }
};

async function putSettings(work: CallWork, sent: WebhookSettings): Promise<void> {
  await lockName(work, 'configuração');
  const data = writeExact(mergeSent(work, { ...(await readSettings(work)) }, sent));
  await work.tx
    .insertInto('webhook_settings')
    .values({ company: work.company, data })
    .onConflict((conflict) => conflict.column('company').doUpdateSet({ data }))
    .execute();
}

export function isWebAddress(text: string): boolean {
  return /^https?:/i.test(text) && URL.canParse(text);
}

/** Headers that the sender sets by itself, and one that `fetch` drops. */
const OWN_HEADER =
  /^(connection|content-length|content-type|expect|host|keep-alive|te|trailer|transfer-encoding|upgrade|user-agent|__proto__)$/i;

/** RFC 9110, 5.1 and 5.5: characters of a header's name and value. */
const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/;
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

function isHeaderName(name: string): boolean {
  return HEADER_NAME.test(name) && !OWN_HEADER.test(name);
}

const NO_NAME = 'não é um nome de cabeçalho HTTP, ou o envio o define, como Content-Length';

export const aHeaderName = z.string().refine(isHeaderName, NO_NAME);

function checkDeliverable(problems: Problems, target: Partial<WebhookTarget>): void {
  const add = (name: keyof WebhookTarget, problem: string) =>
    problems.add(deliverable, `${LOCATION}/${name}`, problem);
  const { customHeaderKey: name, webhookUrl = '' } = target;
  const { username = '', password = '' } = isWebAddress(webhookUrl) ? new URL(webhookUrl) : {};
  if (username || password) add('webhookUrl', 'não leva usuário nem senha');
  if (name !== undefined && !isHeaderName(name)) add('customHeaderKey', NO_NAME);
  for (const field of ['bearerToken', 'customHeaderValue'] as const) {
    if (HEADER_VALUE.test(target[field] ?? '')) continue;
    add(field, 'tem um caractere que não cabe em um cabeçalho HTTP');
  }
}

export const settingsCalls = {
  consultarConfiguracao: { act: presentSettings },
  atualizarConfiguracao: { act: putSettings, check: checkSettings },
} satisfies ServiceCalls;
