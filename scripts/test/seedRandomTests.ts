import * as fc from 'fast-check';

/* Loaded before each test file: what fast-check draws has the seed that `vitest.config.mts` chooses. */
fc.configureGlobal({ seed: Number(process.env.RANDOM_SEED) });
