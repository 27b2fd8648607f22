/**
 * Milliseconds after which a test counts as hung. Tests check behaviour, not speed: no other limit exists, and a slow
 * machine stays far below this one. Used by Vitest and Playwright.
 */
export const HANG_LIMIT = 600_000;

/** Milliseconds that a test waits for one thing to appear: it fails with a message before the whole test does. */
export const WAIT_LIMIT = HANG_LIMIT / 10;
