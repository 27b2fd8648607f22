import { spawnSync } from 'node:child_process';
import { ensurePrograms } from '../../scripts/ensurePrograms';

/*
 * Runs the clients' tests with Java, which `npm test` omits because its compiler is slow: every sample, the programs
 * for download, and pip. Installs Debian's JDK if there is none and this user may.
 */
const TESTS = ['packages/clients', 'proofs/clients'];

ensurePrograms(['javac'], ['default-jdk-headless']);
const { status } = spawnSync('npx', ['--no-install', 'vitest', 'run', ...TESTS], {
  env: { ...process.env, CLIENTS_JAVA: '1' },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
