import { expect } from 'vitest';

/** The 400 of a control call, with one problem. */
export const problem = (onde: string, text: RegExp) => ({
  status: 400,
  body: { problemas: [{ onde, problema: expect.stringMatching(text) }] },
});
