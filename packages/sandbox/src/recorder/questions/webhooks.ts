import { DAY } from '../../domain/days.js';
import { groupBy } from '../../domain/groupBy.js';
import { SECRETS } from '../../domain/webhookSettings.js';
import { writeExact } from '../../exact/exactJson.js';
import { readEntries } from '../../rules/loadRules.js';
import type { RecordedCall, RecordedExchange, Traffic } from '../Traffic.js';
import { findValues, listAt, textAt, valueAt } from '../values.js';
import { eachDelivery, eachOf, eachOk, type Finders, type Sighting, see } from './sightings.js';

/** The exchanges of each notification, whose attempts and repetitions have the same body. */
const groupAttempts = ({ deliveries }: Traffic) =>
  groupBy(deliveries, ({ sent }) => writeExact(sent));

/** Milliseconds in which everything that was due has come in. */
const SETTLES_IN = 8000;

/** The file of an exchange: no recorder receives deliveries between two recordings. */
const recordingOf = ({ source }: RecordedExchange) => source.replace(/\d+$/, '');

/** Whether its recording went on for a day of the service, with time for the deliveries that were due then. */
function isSettled({ calls }: Traffic, first: RecordedExchange): boolean {
  const last = calls.findLast((one) => recordingOf(one) === recordingOf(first));
  return !!last && last.now - first.now >= DAY && last.begun - first.ended >= SETTLES_IN;
}

/** Whether two deliveries are in one recording, and the next call shows that no clock was set between them. */
function isSteady({ calls }: Traffic, first: RecordedExchange, last: RecordedExchange): boolean {
  if (recordingOf(first) !== recordingOf(last)) return false;
  const next = calls.find(({ begun }) => begun > last.ended) ?? last;
  return Math.abs(next.now - next.begun - (first.now - first.begun)) < 2000;
}

/** Seconds by which a retry may be late. */
const LATE = 4;

/** The profiles of the rule with retries at these times after the first attempt, in seconds. */
function findProfiles(times: readonly number[]): string[] {
  const rule = readEntries().find(({ id }) => id === 'novas-tentativas');
  const lista = valueAt(rule, 'parameters.esperasEmSegundos');
  const profiles = { ...Object(valueAt(rule, 'parameters.perfis')), lista };
  return Object.keys(profiles).filter((name) => {
    let due = 0;
    return times.every((time, at) => {
      due += Number(listAt(profiles, name)[at]);
      return time - due > -0.5 && time - due < LATE;
    });
  });
}

/** In milliseconds; `NaN` if it is missing. */
const expiryOf = (one?: RecordedExchange) => Date.parse(textAt(one, 'sent.expiresAt'));

const idsOf = ({ items }: RecordedCall) => items.map((item) => textAt(item, 'id'));

export const webhooks: Finders = {
  'metodo-e-corpo-da-entrega': eachDelivery(({ entry }) => ({ metodo: entry.request.method })),

  *'novas-tentativas'(traffic) {
    for (const [first, ...others] of groupAttempts(traffic)) {
      if (first.isOk) continue;
      if (others.length === 0 && isSettled(traffic, first)) yield [{ perfil: 'nenhuma' }, first];
      const times: number[] = [];
      for (const again of others) {
        if (!isSteady(traffic, first, again)) break;
        times.push((again.begun - first.ended) / 1000);
        if (again.isOk) break;
      }
      if (times.length < 2) continue;
      const [perfil, another] = findProfiles(times);
      if (perfil && !another) yield [{ perfil }, first];
      else if (!perfil) yield [`depois de ${times.map(Math.round).join(', ')} segundos`, first];
    }
  },

  *'entregas-repetidas'(traffic) {
    const single: Sighting[] = [];
    for (const [first, ...others] of groupAttempts(traffic)) {
      // A slow answer may have counted as a failure.
      if (!first.isOk || first.ended - first.begun > 2000) continue;
      if (others.length > 0) yield [{ vezes: others.length + 1 }, first];
      else if (isSettled(traffic, first)) single.push([{ vezes: 1 }, first]);
    }
    if (single.length > 2) yield* single;
  },

  *'ordem-das-entregas'(traffic) {
    const firsts = groupAttempts(traffic).map(([first]) => first);
    for (const own of groupBy(firsts, ({ sent }) => textAt(sent, 'subjectId'))) {
      const isCreation = /(pendente|criad[ao])$/i;
      const first = own.find(({ sent }) => isCreation.test(textAt(sent, 'eventType')));
      // A later notification that was created at the same time shows which one is sent first.
      const next = own.find((one) => one !== first && expiryOf(one) - expiryOf(first) <= 1000);
      if (!first?.isOk || !next?.isOk) continue;
      yield [{ ordem: first.begun <= next.begun ? 'criacao' : 'trocada' }, first];
    }
  },

  'assinatura-hmac': eachDelivery(({ entry }) => entry._assinatura),

  'lugar-dos-segredos': (traffic) => {
    const settings = traffic.ok('atualizarConfiguracao');
    const tokens = settings.map(({ sent }) => textAt(sent, 'webhookConfig.bearerToken'));
    return see(traffic.deliveries, ({ entry }) =>
      entry.request.headers.map(({ name, value }) => {
        const token = tokens.find((one) => one && value.endsWith(one));
        return !!token && { cabecalhoDoToken: name, esquema: value.slice(0, -token.length) };
      }),
    );
  },

  'campos-por-authtype': eachOf('consultarConfiguracao', (call, traffic) => {
    const settings = traffic.earlier(call, 'atualizarConfiguracao');
    const isNewer = (one: RecordedCall) =>
      one.account === call.account && one.begun > (settings?.begun ?? 0);
    if (traffic.mayPrecede(call, 'atualizarConfiguracao', isNewer)) return;
    const hasReceiver = !!textAt(call.got, 'webhookConfig.webhookUrl');
    if (!settings && call.status === 404) return { antesDaPrimeira: 'nao-existe' };
    if (!settings) return call.isOk && !hasReceiver && { antesDaPrimeira: 'padrao' };
    return SECRETS.map((name) => {
      const sent = textAt(settings.sent, `webhookConfig.${name}`);
      const shown = textAt(call.got, `webhookConfig.${name}`);
      const isClear = hasReceiver && !!sent && (shown === sent || !shown);
      return isClear && { mostraSegredos: shown === sent };
    });
  }),

  'conteudo-do-feed': eachOk('confirmarRecebimento', (call, traffic) => {
    const seen = traffic.earlier(call, 'listarNotificacoes');
    const after = traffic.later(call, 'listarNotificacoes');
    if (!seen || !after) return;
    const confirmed = idsOf(call).filter((id) => idsOf(seen).includes(id));
    return confirmed.map((id) => ({ confirmados: idsOf(after).includes(id) }));
  }),

  'acks-invalidos': (traffic) => {
    const seen = traffic.ok('listarNotificacoes', 'enviarTesteDeNotificacao');
    const known = new Set(seen.flatMap(({ got }) => findValues(got, /^id$/)));
    return eachOf('confirmarRecebimento', (call) => {
      const foreign = listAt(call.sent, 'ids').filter((id) => !known.has(id));
      if (foreign.length === 0 || !traffic.isClean(call)) return;
      if (call.status === 404) return { recusaDesconhecido: true };
      const isIgnored = call.isOk && !idsOf(call).some((id) => foreign.includes(id));
      return isIgnored && { recusaDesconhecido: false };
    })(traffic);
  },

  'valores-das-notificacoes': eachDelivery(
    ({ sent }) => `${textAt(sent, 'eventType')}, ${textAt(sent, 'subjectType')}`,
  ),
};
