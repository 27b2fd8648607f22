import { expect, it } from 'vitest';
import { makeTempFolder } from '../../../../../scripts/test/tempFolder.js';
import { inject, serveAnother, TestSandbox } from '../../__tests__/startSandbox.js';
import { createSimulator } from '../createSimulator.js';
import { lockFolder } from '../lockFolder.js';

it('begins with a state only where there are no rows yet', async () => {
  const { sandbox } = await TestSandbox.start();
  const { body: state } = await inject(sandbox, { url: '/_sandbox/state' });
  const another = serveAnother({ state: new TextEncoder().encode(state) });
  await expect(another).rejects.toThrow('state: os dados já existem');
});

it('releases the folder of its data when it cannot start', async () => {
  const data = makeTempFolder();
  const rules = { 'nao-existe': {} };
  await expect(createSimulator({ data, rules })).rejects.toThrow('nao-existe');
  const release = await lockFolder(data);
  await release();
});
