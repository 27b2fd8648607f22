import { isObject } from '@frontier/openapi';
import type { ToolAnnotations } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { Operations } from '../portal/Operations.js';
import type { Pages } from '../portal/Pages.js';
import { type Portal, type PortalJourney, RULES_ROUTE } from '../portal/Portal.js';
import { endOfAddress, findNamed, ToolRefusal } from '../Refusal.js';
import type { SimulatorSession } from '../simulator/SimulatorSession.js';
import { aBody, anOffset, anOperationId, someParameters } from './inputs.js';
import { parse } from './readInput.js';
import { defineTool, READS, type Tool } from './Tool.js';
import { quoteData } from './writeAnswer.js';

const GUIDE = '/docs/frontier/sandbox';
/** One year (s): no journey takes longer between two steps. */
const LONGEST_ADVANCE = 366 * 24 * 60 * 60;

const changes = (annotations: ToolAnnotations): ToolAnnotations => ({
  ...READS,
  readOnlyHint: false,
  idempotentHint: false,
  ...annotations,
});

/** Examples of the fields of controls that models write with another type. */
const CONTROL = {
  kind: '500',
  remaining: 1,
  delay: 1,
  retryAfter: 1,
  afterWork: true,
  approve: true,
  amended: true,
  suspended: true,
};

const CLOCK = z.object({ now: z.iso.datetime() });
/** Response of `/_sandbox/inspect`: lists by name, and the sizes of truncated ones. */
const STATE = CLOCK.extend({ counts: z.record(z.string(), z.number()) }).catchall(
  z.array(z.unknown()),
);

const LOG = z.object({ items: z.array(z.unknown()) });
/** The page of the rules has their texts, which would fill ten answers. */
const RULES = z.array(
  z.object({ id: z.string(), parameters: z.json(), alternatives: z.json().optional() }),
);

export function createSimulatorTools(
  { journeys }: Pick<Portal, 'journeys'>,
  pages: Pages,
  operations: Operations,
  session: SimulatorSession,
): Tool[] {
  const names = journeys.map(({ name }) => name);
  const guide = pages.addressOf(GUIDE);
  const { entries } = operations.validator.rules;
  const ruleParameters = Object.fromEntries(entries.map(({ id, parameters }) => [id, parameters]));
  return [
    defineTool({
      name: 'sandbox_start',
      title: 'Iniciar o simulador',
      description:
        'Inicia o simulador das Frontier APIs em uma porta livre desta máquina, em memória; ele acaba com este servidor. Com address, usa um que já está no ar. É deste portal, não da Frontier.',
      annotations: changes({ idempotentHint: true }),
      input: z.strictObject({
        address: z.string().max(60).optional().describe('http://127.0.0.1:4600, só desta máquina.'),
        clock: z.string().max(40).optional().describe('A hora em que começa: 2026-03-16.'),
      }),
      async run({ address, clock }) {
        let isNew = false;
        if (address === undefined) isNew = await session.start(clock);
        else await session.attach(address);
        const own = session.simulator.address;
        const state =
          address === undefined
            ? `${isNew ? 'Iniciado' : 'Já em uso'}: ${own}; estado em ${own}/_sandbox/. O seu código pode chamá-lo também.`
            : `Em uso: o simulador em ${own}, iniciado por outro: sandbox_seed apaga o que ele guarda.`;
        if (isNew || clock === undefined) return `${state}\n${guide}`;
        const { now } = await session.callControl(CLOCK, 'GET', 'clock');
        return `${state} A hora pedida em clock não foi usada, porque ele já estava no ar: agora são ${now}; sandbox_advance adianta o relógio.\n${guide}`;
      },
    }),

    defineTool({
      name: 'sandbox_seed',
      title: 'Ir a um passo de uma jornada',
      description: `Apaga tudo o que o simulador guarda e o deixa logo antes de um passo de uma jornada, na data da história. Jornadas: ${names.join(', ')}.`,
      annotations: changes({ destructiveHint: true, idempotentHint: true }),
      input: z.strictObject({
        journey: z.string().max(300).describe('O nome da jornada.'),
        step: z.int().min(1).default(1).describe('O próximo passo; 1 é o começo.'),
      }),
      async run({ journey: given, step }) {
        const name = findNamed(endOfAddress(given), names) ?? given;
        const { now } = await session.callControl(CLOCK, 'POST', 'seed', { journey: name, step });
        const journey = journeys.find((one) => one.name === name);
        return [
          `Agora são ${now} no simulador; o token da conta dos guias está guardado. Regra do simulador: os id e códigos são os que a jornada mostra (${pages.addressOf(`${RULES_ROUTE}#regra-identificadores-da-historia`)}).`,
          ...(journey ? [writeNext(journey, step), pages.addressOf(journey.route)] : []),
        ].join('\n');
      },
    }),

    defineTool({
      name: 'sandbox_call',
      title: 'Fazer uma chamada no simulador',
      description:
        'Faz uma chamada dos contratos ao simulador, nunca à Frontier. O token é pedido e renovado sozinho. A resposta traz as regras do simulador que se aplicaram: não são fatos da API.',
      annotations: changes({ destructiveHint: true }),
      input: z.strictObject({
        operationId: anOperationId,
        parameters: someParameters,
        body: aBody,
        offset: anOffset.describe('Para ler o resto de uma resposta longa: só em um GET.'),
      }),
      async run({ body, offset, operationId, parameters }) {
        const operation = operations.get(operationId);
        if (offset > 0 && operation.method !== 'GET') {
          throw new ToolRefusal(
            `offset: ${operationId} não é uma leitura e por isso não é repetida.`,
          );
        }
        const { rules, status, text } = await session.call(operation, { parameters, body });
        const { address } = session.simulator;
        return [
          `${operation.method} ${operation.path}: ${status}`,
          text === '' ? 'Sem corpo.' : quoteData(`simulador em ${address}`, indent(text), offset),
          ...(rules.length > 0
            ? [
                `Regras do simulador nesta resposta (${pages.addressOf(`${RULES_ROUTE}#regra-`)}…): ${rules.join(', ')}`,
              ]
            : []),
        ].join('\n');
      },
    }),

    defineTool({
      name: 'sandbox_inspect',
      title: 'Ver o estado do simulador',
      description:
        'A hora e quantos objetos de cada tipo o simulador guarda; com part, os 100 mais novos de um tipo, como requests, notifications ou deliveries; log, as últimas chamadas, com os problemas e as regras de cada uma; ou rules, os parâmetros de cada regra, com outros valores deles (alternatives). Com id, uma chamada do log inteira, sem credenciais.',
      annotations: READS,
      input: z.strictObject({
        part: z
          .string()
          .max(300)
          .optional()
          .describe('log, rules ou um dos tipos que a resposta sem part nomeia.'),
        id: z.string().max(80).optional().describe('O id de uma chamada, que part log mostra.'),
        offset: anOffset,
      }),
      async run({ id, offset, part: given }) {
        const end = given && endOfAddress(given);
        const part = end && (findNamed(end, ['log', 'rules']) ?? end);
        const cite = (name: string, text: string) =>
          quoteData(`${session.simulator.address}/_sandbox/${name}`, text, offset);
        const citeList = (name: string, items: readonly unknown[]) =>
          cite(name, items.map((one) => JSON.stringify(one)).join('\n') || 'Nada.');
        if (id !== undefined) {
          const name = `log/${encodeURIComponent(id)}`;
          const answer = await session.callControl(z.json(), 'GET', name);
          return cite(name, indent(JSON.stringify(answer)));
        }
        if (part === 'rules') return citeList(part, await session.callControl(RULES, 'GET', part));
        if (part === 'log') {
          return citeList(part, (await session.callControl(LOG, 'GET', part)).items.reverse());
        }
        const { counts, now, ...parts } = await session.callControl(STATE, 'GET', 'inspect');
        if (part === undefined) {
          const lines = Object.entries(parts).map(
            ([name, value]) => `${name}: ${counts[name] ?? value.length}`,
          );
          return `${cite('', [`now: ${now}`, ...lines].join('\n'))}\n${guide}`;
        }
        const wanted = parts[findNamed(part, Object.keys(parts)) ?? ''];
        if (wanted) return citeList('', wanted);
        throw new ToolRefusal(
          `part: não há este tipo. Os que há:\n${cite('', ['log', 'rules', ...Object.keys(parts)].join(', '))}`,
        );
      },
    }),

    defineTool({
      name: 'sandbox_advance',
      title: 'Adiantar o relógio do simulador',
      description:
        'Adianta o relógio em segundos ou o leva a um instante depois do atual: o que está marcado até lá acontece, por regras do simulador. O token é renovado sozinho.',
      annotations: changes({}),
      input: z.strictObject({
        seconds: z.int().min(1).max(LONGEST_ADVANCE).optional(),
        now: z
          .string()
          .max(40)
          .optional()
          .describe('Um dia ou instante: 2026-03-18 ou 2026-03-18T12:00:00Z.'),
      }),
      async run({ now, seconds }) {
        if ((now === undefined) === (seconds === undefined)) {
          throw new ToolRefusal('Informe seconds ou now, e só um deles.');
        }
        const { now: before } = await session.callControl(CLOCK, 'GET', 'clock');
        // The control takes a day as its noon in UTC, and refuses a text of another form.
        const wanted = now?.replace(/^\d{4}-\d\d-\d\d$/, '$&T12:00:00Z') ?? before;
        if (Date.parse(wanted) < Date.parse(before)) {
          throw new ToolRefusal(
            `now: deve ser depois de ${before}, a hora do simulador (um dia conta como 12h em UTC). Para voltar, use sandbox_seed.`,
          );
        }
        const change = now === undefined ? { advance: seconds } : { now };
        const { now: shown } = await session.callControl(CLOCK, 'PUT', 'clock', change);
        return `Agora são ${shown} no simulador.\n${guide}`;
      },
    }),

    defineTool({
      name: 'sandbox_control',
      title: 'Decidir, falhar e mudar regras no simulador',
      description: `Um controle do simulador, que não existe na Frontier, com os campos dele (${pages.addressOf(`${GUIDE}/controle`)}): fail {operation, kind, remaining, afterWork, delay, retryAfter}, decide {id, approve, reason}, state {id, status, type, amended, suspended, notify}, rules {id da regra: {parâmetro: valor}}, trigger {event, company}, resend {id}.`,
      annotations: changes({ destructiveHint: true }),
      input: z.strictObject({
        action: z.enum(['fail', 'decide', 'state', 'rules', 'trigger', 'resend']),
        fields: z
          .record(z.string().max(80), z.unknown())
          .describe('Os campos do controle: {"operation": "criarBloqueio", "kind": "500"}.'),
      }),
      async run({ action, fields }) {
        const method = action === 'rules' ? 'PUT' : 'POST';
        if (action === 'fail' && typeof fields.operation === 'string') {
          fields.operation = operations.get(fields.operation).id;
        }
        const body = readLike(action === 'rules' ? ruleParameters : CONTROL, fields);
        const answer = await session.callControl(z.unknown(), method, action, body);
        const source = `${session.simulator.address}/_sandbox/${action}`;
        return answer === undefined
          ? `Feito: ${action}.`
          : quoteData(source, JSON.stringify(answer));
      },
    }),
  ];
}

/** Reads texts and numbers as the type of the example. The simulator refuses other values. */
function readLike(example: unknown, given: unknown): unknown {
  if (typeof example === 'string') return typeof given === 'number' ? String(given) : given;
  const parsed = typeof given === 'string' ? parse(given) : given;
  if (parsed === undefined || typeof parsed !== typeof example) return given;
  if (!isObject(parsed)) return parsed;
  const examples = Object(example);
  return Object.fromEntries(
    Object.entries(parsed).map(([name, value]) => [name, readLike(examples[name], value)]),
  );
}

function writeNext({ steps }: PortalJourney, step: number): string {
  const { operationIds = [], title = '' } = steps[step - 1] ?? {};
  return `Próximo: passo ${step} de ${steps.length}, ${title}${operationIds.length > 0 ? ` (${operationIds.join(', ')})` : ''}`;
}

/** Indents JSON so that it can be cut at a line end; digits are kept. */
function indent(text: string): string {
  if (text.length < 200) return text;
  return text.replace(/"(?:[^"\\]|\\.)*"|[[{,]/g, (part) =>
    part.startsWith('"') ? part : `${part}\n`,
  );
}
