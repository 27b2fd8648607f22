import { amendOperation, cancelOperation } from '../domain/operationChanges.js';
import type { Runner } from '../server/Runner.js';
import { Refusal } from '../work/Refusal.js';

/** What a registrar would do to an operation, and no call does. */
export interface OperationChange {
  /** The instrument's: `LNC000417`. */
  code: string;
  change: 'amend' | 'cancel';
}

/**
 * Changes an operation, of whichever account.
 * @throws Refusal `missing`; `refused` where its state does not allow it
 */
export async function changeOperation(
  runner: Runner,
  { code, change }: OperationChange,
): Promise<void> {
  await runner.passTime();
  const found = await runner.store
    .selectFrom('operations')
    .select('company')
    .where('code', '=', code)
    .executeTakeFirst();
  if (!found) throw Refusal.of('missing', 'code', `não há operação ${code}`);
  const doIt = change === 'amend' ? amendOperation : cancelOperation;
  await runner.run(found.company, runner.rules.watch(), (work) => doIt(work, code));
}
