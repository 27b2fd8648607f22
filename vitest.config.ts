import { defineConfig } from 'vitest/config';

/** Tests say what happens, not how fast: the limit only ends one that hangs. */
export default defineConfig({ test: { testTimeout: 60_000, hookTimeout: 60_000 } });
