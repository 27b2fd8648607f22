/** PostgreSQL's code for the transaction that it ends, of two that wait for each other. */
const DEADLOCK = '40P01';

const TIMES = 3;

/** Does a transaction, and does it again when it was ended for a deadlock: nothing of it was kept. */
export async function retryDeadlocks<Result>(
  transact: () => Promise<Result>,
  left = TIMES,
): Promise<Result> {
  try {
    return await transact();
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (left === 0 || code !== DEADLOCK) throw error;
    return retryDeadlocks(transact, left - 1);
  }
}
