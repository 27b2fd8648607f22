import { TestSandbox } from '../../../../../../packages/sandbox/src/__tests__/startSandbox';
import { Examples } from '../../../../../../packages/sandbox/src/contract/Examples';
import { readPreparedContracts } from '../../../../../../packages/sandbox/src/node/readPreparedContracts';
import { findFreePort } from '../../../../../../scripts/deploy/serve/startServer';
import { ensurePrograms } from '../../../../../../scripts/ensurePrograms';
import { Shell } from './Shell';
import { type Service, startService } from './startService';

const HOST = /https:\/\/[\w-]+\.homologacao\.frontier\.example/g;
/** The reader's own address, and the port that the programs of the guides listen to. */
const OWN_HOST = 'https://integracao.pontenova.example';
const OWN_PORT = '.listen(8080)';
/** A reader's files before the first step. */
const FILES = ['termo-constitutivo.pdf', 'contrato-social.pdf', 'escritura.pdf'];

/** A reader of the guides who tries their commands in the simulator. */
export interface Trial {
  readonly sandbox: TestSandbox;
  readonly service: Service;
  readonly examples: Examples;
  /** The address for the reader's own receiver, which is not started yet. */
  readonly receiver: string;
  /** Replaces the hosts in a guide's text. */
  readonly point: (text: string) => string;
  /** Opens a terminal for a journey, with its files, `TOKEN`, `API` and `RECEPTOR`. */
  readonly openShell: (journey: string) => Promise<Shell>;
}

/**
 * Starts the simulator for a reader.
 *
 * @throws {Error} naming the programs to install, if any are missing.
 */
export async function openTrial(): Promise<Trial> {
  ensurePrograms('bash', 'curl', 'jq');
  const sandbox = await TestSandbox.start();
  const service = await startService(sandbox.sandbox);
  const examples = new Examples(readPreparedContracts());
  const receiver = `http://127.0.0.1:${await findFreePort()}`;
  return {
    sandbox,
    service,
    examples,
    receiver,
    point: (text) =>
      text
        .replaceAll(HOST, service.address)
        .replaceAll(OWN_HOST, receiver)
        .replaceAll(OWN_PORT, `.listen(${new URL(receiver).port})`),
    async openShell(journey) {
      const { status, text } = await sandbox.call('POST /_sandbox/seed', { journey }, '');
      if (status !== 200) throw new Error(`${journey}: ${text}`);
      const { accessToken } = JSON.parse(text) as { accessToken: string };
      const shell = new Shell({ API: service.address, RECEPTOR: receiver, TOKEN: accessToken });
      for (const name of FILES) shell.save(name, `%PDF-1.7 ${name}\n`);
      const { value } = examples.request('gerarTokenDeAcesso', 'credenciaisDaConta');
      shell.save('credenciais.json', JSON.stringify(value));
      return shell;
    },
  };
}
