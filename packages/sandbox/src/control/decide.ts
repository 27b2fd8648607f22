import { decideByHand } from '../domain/registrationDecision.js';
import type { Runner } from '../server/Runner.js';
import { Refusal } from '../work/Refusal.js';
import type { Work } from '../work/Work.js';

/** What a custodian or registrar would decide. */
export interface Decision {
  id: string;
  approve: boolean;
  reason: string;
}

/**
 * Decides an object that waits for somebody outside, of whichever account.
 * @throws Refusal when nothing with this id waits
 */
export async function decide(runner: Runner, { id, approve, reason }: Decision): Promise<void> {
  await runner.passTime();
  const registration = await runner.store
    .selectFrom('registrations')
    .select('company')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!registration) throw Refusal.of('missing', 'id', 'nada com este id espera uma decisão');
  await runner.run(registration.company, runner.rules.watch(), (work: Work) =>
    decideByHand(work, id, approve ? undefined : reason),
  );
}
