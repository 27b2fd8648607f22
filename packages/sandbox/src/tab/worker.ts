import { expose, transfer } from 'comlink';
import contracts from '../contracts.json';
import type { SentAnswer, SentCall, TabWorker } from './messages.js';
import { startTabSandbox, type TabSandbox } from './startTabSandbox.js';

/* The worker of the page that runs the simulator. */

let sandbox: TabSandbox;

expose({
  async start(files, state, onProgress) {
    sandbox = await startTabSandbox({
      contracts: Object.values(contracts),
      files,
      state,
      onProgress,
    });
  },
  async call(call) {
    const answer = await writeAnswer(await sandbox.fetch(readCall(call)));
    return transfer(answer, [answer.body]);
  },
  save: () => sandbox.save(),
} satisfies TabWorker);

function readCall({ body, headers, method, url }: SentCall): Request {
  // The simulator answers calls to this machine's name only.
  return new Request(new URL(url, 'http://localhost'), {
    method,
    headers,
    ...(body !== undefined && { body }),
  });
}

async function writeAnswer(response: Response): Promise<SentAnswer> {
  const { headers, status } = response;
  return { status, headers: [...headers], body: await response.arrayBuffer() };
}
