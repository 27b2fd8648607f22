import { startCommand } from '../support/startCommand.js';
import { type Arrival, type Behaviour, startReceivers } from '../support/startReceivers.js';
import { startSimulator } from '../support/startSimulator.js';
import { Integration } from './Integration.js';

/** Starts the command `record` on free ports. */
export async function startRecording(file: string, target: string, receiver: string) {
  const from = ['record', '--out', file, '--port', '0', '--to', target];
  const { addresses, end } = await startCommand(
    [...from, '--webhook', '0', '--forward-to', receiver],
    2,
  );
  const [api = '', webhook = ''] = addresses;
  return { api, webhook, stop: () => end('SIGTERM') };
}

/** A receiver of notifications that can be made to fail. */
export interface Receiver {
  behaviour: Behaviour;
  readonly arrivals: readonly Arrival[];
}

/** Records in a file how a client works with a simulator that has some rules. */
export async function record<Result>(
  file: string,
  rules: object,
  work: (client: Integration, receiver: Receiver) => Promise<Result>,
): Promise<Result> {
  const simulator = await startSimulator({}, rules);
  const receivers = await startReceivers(() => receiver.behaviour);
  const receiver: Receiver = { behaviour: 'good', arrivals: receivers.arrivals };
  const recording = await startRecording(file, simulator.url, receivers.urlOf(''));
  try {
    return await work(new Integration(recording.api, simulator.url, recording.webhook), receiver);
  } finally {
    await recording.stop();
    await simulator.stop();
    await receivers.close();
  }
}
