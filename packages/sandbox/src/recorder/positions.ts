import type { RecordedCall, Traffic } from './Traffic.js';
import { has, listAt, valueAt } from './values.js';

/** The sum of a number of the operations in an investor's position. */
export function sumOfField(position: unknown, name: string): number {
  const operations = listAt(position, 'contasDeposito').flatMap((one) => listAt(one, 'operacoes'));
  return operations.reduce<number>((sum, one) => sum + Number(valueAt(one, name)), 0);
}

/** The titles in an investor's latest position before a call; `NaN` without one. */
export function findHeld(call: RecordedCall, owner: string | undefined, traffic: Traffic): number {
  const isOwn = has('query.cpfCnpj', owner);
  const position = traffic.earlier(call, 'consultarPosicaoDoInvestidor', isOwn);
  return position ? sumOfField(position.got, 'quantidadeTotal') : Number.NaN;
}
