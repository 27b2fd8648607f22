import { readFileSync } from 'node:fs';
import path from 'node:path';
import { diffServices } from '@frontier/contract-diff';
import { loadContracts, printYaml, type Service } from '@frontier/openapi';
import { renderReference } from '@frontier/reference';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readClientModel } from '../../../../packages/clients/src/readClientModel';
import { writeTypeScript } from '../../../../packages/clients/src/writeTypeScript';
import { prepareContracts } from '../../../../packages/sandbox/src/node/prepareContracts';
import { listContractQuestions } from '../../../../scripts/lint-docs/questionLinks';
import { makeTempFolder } from '../../../../scripts/test/tempFolder';
import { buildContractIndex } from '../../src/contracts/buildContractIndex';
import { ContractMarks } from '../../src/plugins/api-reference/assumptions/ContractMarks';
import { chooseSources } from '../../src/plugins/api-reference/options';
import { modelContract } from '../../src/plugins/api-reference/readContracts';
import { dataPages } from '../../src/plugins/data-pages/options';
import { listOperationEntries } from '../../src/plugins/search/entries/listOperations';
import { readAssumptions } from '../../src/shared/assumptions/Assumptions';
import { describeService } from '../../src/shared/assumptions/writeQuestions';

/*
 * Frontier answers a question: how many rows a page of the reconciliation has by default. The line of the overlay goes,
 * and the contract says it. Everything that is made of the contract must follow.
 */
const ID = 'pos-emissao';
const QUESTION = 'tamanho-maximo-da-pagina';
const GAP = 'O padrão desta chamada não é informado';
const CALL = 'conciliarCustodia';
const FIELD = `${CALL}.query.pageSize`;

const CONTRACT = `specs/${ID}.yaml`;
const OVERLAY = `specs/${ID}.overlay.yaml`;
const schema = /(Quantidade de linhas por página\.\n +schema:\n( +)type: integer\n)/;
const contract = readFileSync(CONTRACT, 'utf8').replace(schema, '$1$2default: 50\n');

const overlay: { actions: { update: object }[] } = parse(readFileSync(OVERLAY, 'utf8'));
const line = overlay.actions.find(({ update }) => JSON.stringify(update).includes(GAP));
if (line && 'x-perguntas' in line.update) delete line.update['x-perguntas'];
const folder = makeTempFolder({ [CONTRACT]: contract, [OVERLAY]: JSON.stringify(overlay) });

const sources = chooseSources({}).filter(({ id }) => id === ID);
const assumptions = readAssumptions(dataPages.questions.file);

function onlyCall({ groups, ...service }: Service): Service {
  const isCall = ({ id }: { readonly id: string }) => id === CALL;
  const tags = groups.flatMap((group) =>
    group.tags.map((tag) => ({ ...tag, operations: tag.operations.filter(isCall) })),
  );
  return { ...service, groups: [{ tags: tags.filter(({ operations }) => operations[0]) }] };
}

/** All that is made of the contract in a folder. */
async function make(root: string) {
  const [pure, complete] = await Promise.all(
    [true, false].map((isPure) => loadContracts(sources, { root, pure: isPure, strict: true })),
  );
  const [source] = sources;
  const [[before], [loaded]] = [pure?.contracts ?? [], complete?.contracts ?? []];
  if (!source || !before || !loaded)
    throw new Error(JSON.stringify([pure?.faults, complete?.faults]));
  const contract = modelContract(source, loaded);
  const { noteOf } = new ContractMarks(assumptions);
  const shown = onlyCall(describeService(contract.service, false));
  const { articles } = renderReference(shown, { route: '/p', noteOf });
  const text = printYaml(loaded.document);
  const [simulated] = prepareContracts(makeTempFolder({ [`${ID}.yaml`]: text }));
  const call = simulated?.operations.find(({ id }) => id === CALL);
  return {
    pure: modelContract(source, before).service,
    page: articles[0]?.writeUntitled() ?? '',
    index: buildContractIndex([contract]),
    found: listOperationEntries(contract)
      .flatMap(({ entries }) => entries)
      .find(({ anchor }) => anchor === FIELD)?.text,
    client: writeTypeScript(readClientModel({ id: ID, file: `${ID}.yaml`, text })),
    simulated: call?.query.properties?.pageSize,
    linted: listContractQuestions(path.join(root, CONTRACT)),
  };
}

const asked = await make('');
const answered = await make(folder);
const countOf = (list: readonly { readonly id: string }[]) =>
  list.filter(({ id }) => id === QUESTION).length;

it('an answered question leaves the page, which shows the answer', () => {
  expect(asked.page).toContain(GAP);
  expect(asked.page).toContain(`href="/docs/frontier/perguntas#${QUESTION}"`);
  expect(answered.page).not.toContain(GAP);
  expect(answered.page).not.toContain(QUESTION);
  expect(answered.page).toMatch(/Padrão: <code>50<\/code>/i);
});

it('an answered question leaves the list of its places, and the guides have its answer', () => {
  expect(countOf(answered.index.questions)).toBe(countOf(asked.index.questions) - 1);
  expect(countOf(answered.linted)).toBe(countOf(asked.linted) - 1);
  expect(asked.index.constants[ID]?.[`${FIELD}.default`]).toBeUndefined();
  expect(answered.index.constants[ID]?.[`${FIELD}.default`]).toBe('50');
});

it('an answered question leaves the search, which finds the answer', () => {
  expect(asked.found).toBe(`Quantidade de linhas por página. ${GAP}.`);
  expect(answered.found).toBe('Quantidade de linhas por página. (padrão 50)');
});

it('an answered question leaves the comments of the clients', () => {
  expect(asked.client).toContain(GAP);
  expect(answered.client).not.toContain(GAP);
});

it('an answered question is a rule of the simulator', () => {
  expect(asked.simulated).toEqual(expect.objectContaining({ type: 'integer', example: 10 }));
  expect(asked.simulated).not.toHaveProperty('default');
  expect(answered.simulated).toMatchObject({
    default: 50,
    description: 'Quantidade de linhas por página.',
  });
});

it('an answered question is one change of the contract', () => {
  expect(diffServices(asked.pure, answered.pure)).toEqual([
    expect.objectContaining({
      rule: 'default-added',
      places: [{ operation: CALL, anchor: FIELD }],
      after: '50',
    }),
  ]);
});
