import { spawnSync } from 'node:child_process';
import { findProgram, installPackages } from '../../scripts/debianPackages';

/*
 * The tests of the clients with Java's, which `npm test` leaves out: its compiler takes longer than they may. Every
 * sample, the programs that readers take away, and pip. Installs Debian's JDK where there is none and this user may.
 */
const TESTS = ['packages/clients', 'proofs/clients'];

if (findProgram(['javac']) === undefined) installPackages(['default-jdk-headless']);
if (findProgram(['javac']) === undefined) throw new Error('Install a JDK, 17 or newer.');
const { status } = spawnSync('npx', ['--no-install', 'vitest', 'run', ...TESTS], {
  env: { ...process.env, CLIENTS_JAVA: '1' },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
