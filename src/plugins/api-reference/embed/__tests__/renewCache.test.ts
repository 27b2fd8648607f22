import { describe, expect, it } from 'vitest';
import type { ContractIndex } from '../ContractIndex';
import { renewCache } from '../renewCache';

const INDEX: ContractIndex = {
  services: {},
  operations: {},
  payloads: [],
  schemas: {},
  enums: {},
  errors: {},
  examples: {},
  constants: {},
  enumPlaces: {},
  states: {},
};

describe('cache of compiled guides', () => {
  const config = { experiments: { cache: { type: 'persistent', version: 'client' } } };

  it('lives as long as the contracts stay the same', () => {
    expect(renewCache(config, INDEX)).toEqual(renewCache(config, { ...INDEX }));
    expect(renewCache(config, INDEX)).not.toEqual(
      renewCache(config, { ...INDEX, payloads: ['notificarCadastroAprovado'] }),
    );
  });

  it('keeps what already told caches apart', () => {
    expect(renewCache(config, INDEX).experiments?.cache?.version).toMatch(/^client-\w+$/);
  });

  it('is left alone where none is kept, or the contracts have faults', () => {
    expect(renewCache({}, INDEX)).toEqual({});
    expect(renewCache(config, undefined)).toEqual({});
  });
});
