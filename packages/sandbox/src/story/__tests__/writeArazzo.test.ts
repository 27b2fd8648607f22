import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { story } from '../../../dist/data.js';
import { readPreparedContracts } from '../../node/readPreparedContracts.js';
import { loadRules } from '../../rules/loadRules.js';
import '../../server/createCore.js';
import { writeArazzo } from '../writeArazzo.js';

interface Step {
  stepId: string;
  operationId: string;
  outputs?: Record<string, string>;
}

const contracts = readPreparedContracts();
const documents = writeArazzo(contracts, loadRules());
const stepsOf = (name: string) =>
  (parse(documents.get(name) ?? '') as { workflows: { steps: Step[] }[] }).workflows[0]?.steps ??
  [];

// `proofs/sandbox/__tests__/arazzo.test.ts` lints each document and runs it against the simulator.
it.each(Object.keys(story))('%s calls what there is, and uses what was answered before', (name) => {
  const calls = contracts.flatMap(({ operations, service }) =>
    operations.map(({ id }) => `$sourceDescriptions.${service}.${id}`),
  );
  const known = new Set(['$steps.token.outputs.accessToken']);
  for (const { stepId, outputs = {}, ...step } of stepsOf(name)) {
    expect(calls).toContain(step.operationId);
    for (const [used] of JSON.stringify(step).matchAll(/\$steps\.[\w.-]+/g)) {
      expect(known, stepId).toContain(used);
    }
    for (const output of Object.keys(outputs)) known.add(`$steps.${stepId}.outputs.${output}`);
  }
});

it('takes from an answer what a later call sends', () => {
  const steps = new Map(stepsOf('nota-comercial').map((step) => [step.stepId, step]));
  expect(steps.get('passo-7')).toMatchObject({
    operationId: '$sourceDescriptions.emissao.submeterSolicitacao',
    parameters: [{}, { name: 'id', in: 'path', value: '$steps.passo-2.outputs.id' }],
  });
  expect(steps.get('passo-8')).toMatchObject({
    requestBody: {
      payload: { codigoInstrumento: '$steps.passo-7.outputs.codigoInstrumentoFinanceiro' },
    },
  });
});
