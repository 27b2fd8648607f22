import type { ResolvedContract } from '@frontier/openapi/resolve';
import { stringify } from 'yaml';
import { story } from '../../dist/data.js';
import { Examples, LOGIN } from '../contract/Examples.js';
import type { Rules } from '../rules/Rules.js';
import { type Journey, planCall, readStoryIds, type StoryCall } from './Story.js';

const TOKEN = { reference: '$components.parameters.token' };
const GIVEN = /^(?:id|codigo\w*)$/;

interface Sources {
  examples: Examples;
  ids: ReadonlyMap<string, string>;
}

/**
 * The guides' journeys as Arazzo 1.0.1: the calls of `story.yml`, with the contracts' examples and codes. Contracts
 * and files lie next to a document; each journey begins in the state of `POST /_sandbox/seed`.
 * @returns YAML by journey
 */
export function writeArazzo(
  contracts: readonly ResolvedContract[],
  rules: Rules,
): Map<string, string> {
  const examples = new Examples(contracts);
  const sources = { examples, ids: readStoryIds(rules, examples) };
  const journeys = Object.entries(story);
  return new Map(
    journeys.map(([name, journey]) => [
      name,
      stringify(describeJourney(name, journey, sources), { aliasDuplicateObjects: false }),
    ]),
  );
}

function describeJourney(name: string, { steps }: Journey, sources: Sources) {
  const calls = steps.flatMap(({ call, step, ...rest }) =>
    call === undefined ? [] : [{ ...rest, call, step }],
  );
  const services = new Set(
    [LOGIN, ...calls.map(({ call }) => call)].map((id) => sources.examples.call(id).service),
  );
  const given = new Map<string, string>();
  const written = calls.map((call, index) => {
    const again = calls.slice(0, index).filter((one) => one.step === call.step).length;
    const stepId = `passo-${call.step}${again > 0 ? `-${again + 1}` : ''}`;
    return describeCall(stepId, call, given, sources);
  });
  return {
    arazzo: '1.0.1',
    info: {
      title: `Jornada ${name}`,
      description: `As chamadas que gravam na jornada /docs/frontier/jornadas/${name}, com os exemplos dos contratos. No simulador, comece por POST /_sandbox/seed com {"journey":"${name}"}.`,
      version: '1.0.0',
    },
    sourceDescriptions: [...services].map((service) => ({
      name: service,
      url: `./${service}.yaml`,
      type: 'openapi',
    })),
    workflows: [
      {
        workflowId: name,
        inputs: {
          type: 'object',
          required: ['apiKey', 'secretKey'],
          properties: {
            apiKey: { type: 'string' },
            secretKey: { type: 'string', format: 'password' },
          },
        },
        steps: [describeLogin(sources), ...written],
      },
    ],
    components: {
      parameters: {
        token: {
          name: 'Authorization',
          in: 'header',
          value: 'Bearer {$steps.token.outputs.accessToken}',
        },
      },
    },
  };
}

function describeLogin(sources: Sources) {
  return {
    stepId: 'token',
    operationId: operationOf(LOGIN, sources),
    requestBody: {
      contentType: 'application/json',
      payload: { apiKey: '$inputs.apiKey', secretKey: '$inputs.secretKey' },
    },
    successCriteria: [
      { condition: `$statusCode == ${sources.examples.call(LOGIN).successStatus}` },
    ],
    outputs: { accessToken: '$response.body#/accessToken' },
  };
}

function describeCall(
  stepId: string,
  planned: StoryCall,
  given: Map<string, string>,
  sources: Sources,
) {
  const { call } = planned;
  const { at, files, value } = planCall(planned, sources.examples, sources.ids);
  const { body, successStatus } = sources.examples.call(call);
  const parameters = Object.entries(at).map(([name, id]) => {
    return { name, in: 'path', value: given.get(id) ?? id };
  });
  const outputs = answeredFields(call, sources);
  const written = {
    stepId,
    operationId: operationOf(call, sources),
    parameters: [TOKEN, ...parameters],
    ...(value !== undefined && {
      requestBody: { contentType: body?.type, payload: refer(value, files, given) },
    }),
    successCriteria: [{ condition: `$statusCode == ${successStatus}` }],
    ...(outputs.length > 0 && {
      outputs: Object.fromEntries(outputs.map(([name]) => [name, `$response.body#/${name}`])),
    }),
  };
  for (const [name, value] of outputs) {
    if (!given.has(value)) given.set(value, `$steps.${stepId}.outputs.${name}`);
  }
  return written;
}

function answeredFields(call: string, { examples }: Sources): [string, string][] {
  return Object.entries((examples.answer(call) ?? {}) as Record<string, unknown>).flatMap(
    ([name, value]) => (GIVEN.test(name) && typeof value === 'string' ? [[name, value]] : []),
  );
}

/** Replaces files with their names, and values of earlier responses with their expressions. */
function refer(
  payload: unknown,
  files: Readonly<Record<string, string>>,
  given: ReadonlyMap<string, string>,
): unknown {
  if (payload === null || typeof payload !== 'object' || Array.isArray(payload)) return payload;
  const fields = Object.entries({ ...payload, ...files }).map(([name, value]) => {
    if (Object.hasOwn(files, name)) return [name, `$file('./${files[name]}')`];
    return [name, typeof value === 'string' ? (given.get(value) ?? value) : value];
  });
  return Object.fromEntries(fields);
}

function operationOf(call: string, { examples }: Sources): string {
  return `$sourceDescriptions.${examples.call(call).service}.${call}`;
}
