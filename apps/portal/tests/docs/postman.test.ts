import { operationsOf } from '@frontier/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Collection, Environment, Item } from '../../src/plugins/downloads/writePostman';
import { drawSample } from '../support/drawSample';
import { makeSnapshotDownloads } from '../support/readDownloads';
import { modelSnapshots } from '../support/snapshots';
import { listItems, PostmanRun } from './support/PostmanRun';
import { readCalls } from './support/readCalls';
import { openSimulator, type Simulator, spoilsOthers } from './support/samples/openSimulator';
import { ENVIRONMENT } from './support/samples/runCode';

const CREDENTIALS = { apiKey: ENVIRONMENT.API_KEY, secretKey: ENVIRONMENT.SECRET_KEY };
const LOGIN = 'gerarTokenDeAcesso';
const [collectionFile = '', environmentFile = ''] = (
  await makeSnapshotDownloads('postman')
).values();
const collection = JSON.parse(collectionFile) as Collection;
const operations = modelSnapshots()
  .flatMap(({ service }) => operationsOf(service))
  .filter(({ kind }) => kind !== 'webhook');
const operationOf = ({ name }: Item) => operations.find(({ title }) => title === name);
const changes = (item: Item) => Number(spoilsOthers(operationOf(item)?.id ?? ''));
const items = listItems(collection).sort((a, b) => changes(a) - changes(b));
let simulator: Simulator;

beforeAll(async () => {
  simulator = await openSimulator(readCalls());
});

afterAll(() => simulator.close());

function open(credentials: Readonly<Record<string, string>> = CREDENTIALS): PostmanRun {
  const environment = JSON.parse(simulator.point(environmentFile)) as Environment;
  return new PostmanRun(collection, environment, credentials);
}

function itemOf(id: string): Item {
  const item = items.find((one) => operationOf(one)?.id === id);
  if (!item) throw new Error(`no call ${id}`);
  return item;
}

describe('the Postman collection, in the simulator', () => {
  it('has every call of every service', () => {
    expect(items.map(({ name }) => name).sort()).toEqual(
      operations.map(({ title }) => title).sort(),
    );
  });

  it.each(drawSample(items, 8))(
    '$name gets its token, is answered, and passes its own checks',
    async (item) => {
      const { id = '', responses = [] } = operationOf(item) ?? {};
      const success = responses.find(({ status }) => status.startsWith('2'))?.status;
      await simulator.goTo([id]);
      expect(await open().run(item)).toEqual([]);
      const login = id === LOGIN ? [] : [{ id: LOGIN, status: 200, faults: [] }];
      expect(simulator.take()).toEqual([...login, { id, status: Number(success), faults: [] }]);
    },
  );

  it('gets the token once, and again when it has expired', async () => {
    await simulator.goTo([]);
    const run = open();
    await run.run(itemOf('listarOperacoes'));
    await run.run(itemOf('listarBloqueios'));
    run.now = Date.parse('2100-01-01');
    await run.run(itemOf('listarBloqueios'));
    const made = simulator.take().map(({ id }) => id);
    expect(made).toEqual([LOGIN, 'listarOperacoes', 'listarBloqueios', LOGIN, 'listarBloqueios']);
  });

  it('says what to fill in before it can get a token', async () => {
    await expect(open({}).run(itemOf('listarOperacoes'))).rejects.toThrow('preencha apiKey');
    expect(simulator.take()).toEqual([]);
  });

  it('tells of an answer of another code and another shape', async () => {
    const answer = { code: 500, text: '{"data":"outra coisa"}' };
    expect(await open().judge(itemOf('listarOperacoes'), answer)).toEqual([
      expect.stringContaining('O código é o do contrato (200'),
      expect.stringContaining('data/data must be array'),
    ]);
  });
});
