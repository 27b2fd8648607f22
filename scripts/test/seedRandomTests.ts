import * as fc from 'fast-check';

/* Loaded before each test file: fast-check draws its values with the seed that `vitest.config.mts` chooses. */
fc.configureGlobal({ seed: Number(process.env.RANDOM_SEED) });
