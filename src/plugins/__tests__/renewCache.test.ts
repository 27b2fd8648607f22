import { describe, expect, it } from 'vitest';
import { renewCache } from '../renewCache';

describe('cache of compiled guides', () => {
  const config = { experiments: { cache: { type: 'persistent', version: 'client' } } };

  it('lives as long as the data stays the same', () => {
    expect(renewCache(config, 'contracts')).toEqual(renewCache(config, 'contracts'));
    expect(renewCache(config, 'contracts')).not.toEqual(renewCache(config, 'other contracts'));
  });

  it('keeps what already told caches apart', () => {
    expect(renewCache(config, 'contracts').experiments?.cache?.version).toMatch(/^client-\w+$/);
  });

  it('is left alone where none is kept', () => {
    expect(renewCache({}, 'contracts')).toEqual({});
  });
});
