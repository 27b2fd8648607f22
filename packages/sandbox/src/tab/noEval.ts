import { config } from 'zod/v4/core';

/* The page's policy forbids evaluation of code, with which zod would read objects faster. */
config({ jitless: true });
