import type { Verdict } from './openContract';

/** An answer of the mock whose token, in the example one of long ago, is good for an hour. */
export function inOneHour(id: string, verdict: Verdict): Verdict {
  const { body } = verdict;
  if (id !== 'gerarTokenDeAcesso' || typeof body !== 'object' || verdict.status !== 200) {
    return verdict;
  }
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  return { ...verdict, body: { ...body, expiresAt } };
}
