import { expect, it } from 'vitest';
import { closeHosts, host } from '../../sources/__tests__/support/hosts.js';
import { startDeadline } from '../remote/RemoteError.js';
import { requestDocument } from '../remote/requestDocument.js';

it('keeps the cause of a failure', async () => {
  try {
    const gone = await host((request) => request.socket.destroy());
    await expect(requestDocument(gone.origin, startDeadline(5_000))).rejects.toMatchObject({
      message: 'no complete answer: socket hang up',
      cause: { code: 'ECONNRESET' },
    });
    const silent = await host((_, response) => void response.writeHead(200).write(' '));
    await expect(requestDocument(silent.origin, startDeadline(200))).rejects.toMatchObject({
      message: 'no complete answer in 0.2 s',
      cause: { name: 'AbortError' },
    });
  } finally {
    closeHosts();
  }
});
