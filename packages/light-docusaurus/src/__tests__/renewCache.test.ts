import { describe, expect, it } from 'vitest';
import { renewCache } from '../bundler';

const persistent = { type: 'persistent', version: 'client' };

describe.each([
  ['Rspack 1', { cache: true, experiments: { cache: persistent } }],
  ['Rspack 2', { cache: persistent, experiments: {} }],
  ['webpack', { cache: { ...persistent, type: 'filesystem' } }],
])('the cache of compiled guides that %s keeps', (_, config) => {
  it('lives as long as the data stays the same', () => {
    expect(renewCache(config, 'contracts')).toEqual(renewCache(config, 'contracts'));
    expect(renewCache(config, 'contracts')).not.toEqual(renewCache(config, 'other contracts'));
  });
});

describe('what is changed', () => {
  const version = expect.stringMatching(/^client-\w+$/);

  it('is the version in the place where the bundler reads it, with what already told caches apart', () => {
    expect(renewCache({ cache: true, experiments: { cache: persistent } }, 'contracts')).toEqual({
      experiments: { cache: { version } },
    });
    expect(renewCache({ cache: persistent }, 'contracts')).toEqual({ cache: { version } });
  });

  it.each([
    {},
    { cache: false, experiments: { cache: false } },
    { cache: { type: 'memory' }, experiments: {} },
  ])('is nothing where no cache outlives the process: %j', (config) => {
    expect(renewCache(config, 'contracts')).toEqual({});
  });

  it.each([
    { cache: true },
    { cache: { directory: '.cache', version: 'client' } },
    { cache: true, experiments: { cache: { type: 'remote' } } },
    { experiments: { cache: true } },
  ])('can only be guessed where a cache has another form, which is refused: %j', (config) => {
    expect(() => renewCache(config, 'contracts')).toThrow('renewCache');
  });
});
