import * as fc from 'fast-check';

/* Loaded before each test file: gives fast-check the seed that `vitest.config.mts` chooses. */
fc.configureGlobal({ seed: Number(process.env.RANDOM_SEED) });
