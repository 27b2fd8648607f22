import * as fc from 'fast-check';
import { afterAll } from 'vitest';
import { closeServers } from './listen';
import { removeTempFolders } from './tempFolder';

/* Loaded before each test file: gives fast-check the seed that `vitest.config.mts` chooses, and tidies up. */
fc.configureGlobal({ seed: Number(process.env.RANDOM_SEED) });
afterAll(closeServers);
afterAll(removeTempFolders);
