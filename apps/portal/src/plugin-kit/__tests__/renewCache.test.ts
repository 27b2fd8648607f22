import { expect, it } from 'vitest';
import { renewCache } from '../renewCache';

const config = {
  cache: true,
  experiments: { cache: { type: 'persistent', version: 'client' } },
};

it('renews the cache of compiled guides with the data that they show', () => {
  const version = expect.stringMatching(/^client-\w+$/);
  expect(renewCache(config, 'contracts')).toEqual({ experiments: { cache: { version } } });
  expect(renewCache(config, 'contracts')).toEqual(renewCache(config, 'contracts'));
  expect(renewCache(config, 'contracts')).not.toEqual(renewCache(config, 'other contracts'));
});

it('leaves a bundler without a cache alone, and refuses a cache of another form', () => {
  expect(renewCache({ cache: false }, 'contracts')).toEqual({});
  expect(() => renewCache({ cache: { type: 'filesystem' } }, 'contracts')).toThrow('renewCache');
});
