import { fileURLToPath } from 'node:url';
import { tokenLifetime } from '../auth/tokens.js';
import { createSandbox } from '../server/createSandbox.js';
import { help } from './help.js';
import { listen } from './listen.js';
import { type CommandOptions, readOptions } from './readOptions.js';

const inPackage = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** Runs the command until a signal ends it; gives its exit code. */
export async function main(words: string[]): Promise<number> {
  try {
    const options = readOptions(words);
    if (options.help) {
      process.stdout.write(help);
      return 0;
    }
    await serve(options);
    return 0;
  } catch (error) {
    process.stderr.write(`frontier-sandbox: ${error instanceof Error ? error.message : error}\n`);
    return 1;
  }
}

/** Listens until SIGINT or SIGTERM, then ends what is under way. */
async function serve(options: CommandOptions): Promise<void> {
  const { port, host, specs, rules, data, clock, seed, tokenTtl, allowTargets, openControl, log } =
    options;
  const databaseUrl = process.env.DATABASE_URL;
  const sandbox = await createSandbox({
    specs: specs ?? inPackage('specs'),
    contractsFile: inPackage('contracts.json'),
    clusterFile: inPackage('cluster.tar'),
    host,
    logLevel: log,
    allowTargets,
    openControl,
    ...(rules !== undefined && { rulesFile: rules }),
    ...(tokenTtl !== undefined && { rules: { [tokenLifetime.id]: { segundos: tokenTtl } } }),
    ...(databaseUrl && { databaseUrl }),
    ...(data !== undefined && { data }),
    ...(clock && { clock }),
    ...(seed !== undefined && { seed }),
  });
  try {
    const address = await listen(sandbox.server, { port, host });
    process.stdout.write(
      `Simulador das Frontier APIs em ${address} e a página do estado em ${address}/_sandbox/\n`,
    );
    await new Promise((resolve) => {
      process.once('SIGINT', resolve);
      process.once('SIGTERM', resolve);
    });
  } finally {
    await sandbox.close();
  }
}
