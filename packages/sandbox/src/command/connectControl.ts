import { type Detail, writeDetails } from '../contract/describeViolations.js';
import { isWebAddress } from '../domain/webhookSettings.js';
import { abortAfter } from '../node/sendDelivery.js';

/**
 * @param stop aborts calls under way
 * @returns the address, and a function that reads from the control, or sends it a body, and returns the response's body
 * @throws Error in Portuguese when nothing answers, or another program does; of a call, with the problems it has
 */
export async function connectControl(written: string, stop?: AbortSignal) {
  if (!isWebAddress(written)) {
    throw new Error(`--sandbox: deve ser um endereço http, como ${DEFAULT_ADDRESS}`);
  }
  const { origin: address } = new URL(written);
  const stranger = new Error(`quem responde em ${address} não é um simulador desta versão`);
  const ask = async <Answer>(name: string, body?: object): Promise<Answer> => {
    const response = await fetch(`${address}/_sandbox/${name}`, {
      redirect: 'manual',
      signal: abortAfter(ANSWERS_WITHIN, stop),
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    }).catch((error: unknown) => {
      throw new NoSimulatorError(address, error);
    });
    const answer = await response.json().catch(() => undefined);
    const { problemas } = (answer ?? {}) as { problemas?: Detail[] };
    if (response.status === 400 && problemas) throw new Error(writeDetails(problemas));
    if (response.ok && typeof answer === 'object' && answer !== null) return answer as Answer;
    throw stranger;
  };
  const { now } = await ask<{ now?: unknown }>('clock');
  if (typeof now !== 'string') throw stranger;
  return { address, ask };
}

export const DEFAULT_ADDRESS = 'http://127.0.0.1:4600';

/** Timeout of a call in milliseconds. */
const ANSWERS_WITHIN = 10_000;

export class NoSimulatorError extends Error {
  constructor(address: string, cause: unknown) {
    super(
      `nenhum simulador responde em ${address}; inicie um com frontier-sandbox, ou diga o endereço em --sandbox`,
      { cause },
    );
  }
}
