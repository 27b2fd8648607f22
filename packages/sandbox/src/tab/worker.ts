import contracts from '../contracts.json';
import type { FromWorker, SentAnswer, SentCall, ToWorker } from './messages.js';
import { startTabSandbox, type TabSandbox } from './startTabSandbox.js';

/* The worker of the page that runs the simulator: it answers the messages of `messages`. */

let started: Promise<TabSandbox> | undefined;

const post = (message: FromWorker, moved: Transferable[] = []) =>
  globalThis.postMessage(message, { transfer: moved });

globalThis.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  void receive(data);
});

async function receive(message: ToWorker): Promise<void> {
  if (message.kind === 'start') {
    const { files, state } = message;
    const onProgress = (bytes: number) => post({ kind: 'progress', bytes });
    started = startTabSandbox({
      contracts: Object.values(contracts),
      files,
      state,
      onProgress,
    });
    started.then(
      () => post({ kind: 'ready' }),
      (error: unknown) =>
        post({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
    );
    return;
  }
  const sandbox = await started;
  if (!sandbox) return;
  const { number } = message;
  if (message.kind === 'save') {
    post({ kind: 'saved', number, state: await sandbox.save() });
  } else {
    const answer = await writeAnswer(await sandbox.fetch(readCall(message.call)));
    post({ kind: 'answer', number, answer }, [answer.body]);
  }
}

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
