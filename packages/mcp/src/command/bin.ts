#!/usr/bin/env node
import { readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createServer } from '../createServer.js';

const HELP = `Servidor local do Model Context Protocol com a documentação, os contratos e o simulador das Frontier APIs.

  frontier-mcp                   fala com um assistente pela entrada e pela saída padrão
  frontier-mcp --state ARQUIVO   o simulador começa do estado que outro salvou
  frontier-mcp --help            mostra isto

Quem o inicia é o assistente: veja a página "Assistentes de programação" do portal.
`;

try {
  const { help, state } = parseOptions(process.argv.slice(2));
  if (help) process.stdout.write(HELP);
  else serve(state === undefined ? undefined : readStateFile(state));
} catch (error) {
  process.stderr.write(`frontier-mcp: ${(error as Error).message}\n\n${HELP}`);
  process.exitCode = 2;
}

function parseOptions(args: string[]) {
  const options = { help: { type: 'boolean', short: 'h' }, state: { type: 'string' } } as const;
  try {
    return parseArgs({ args, options }).values;
  } catch {
    throw new Error(`não conhece ${args.join(' ')}, ou falta o arquivo`);
  }
}

function readStateFile(file: string): Uint8Array {
  try {
    // A named pipe or a device would block.
    if (statSync(file).isFile()) return readFileSync(file);
  } catch {}
  throw new Error(`--state: ${file} não é um arquivo que possa ser lido`);
}

function serve(state?: Uint8Array): void {
  const readJson = (name: string) =>
    JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
  const portal = readJson('portal.json');
  const { version } = readJson('../package.json');
  const loadSandbox = () => import('@frontier/sandbox');
  serveStdio(() => createServer({ portal, version, loadSandbox, state }), {
    onerror: (error) => process.stderr.write(`frontier-mcp: ${error.message}\n`),
  });
  // A simulator runs in this process, in memory, so it ends even if the client crashed.
  const end = () => process.exit(0);
  process.stdin.once('end', end).once('close', end);
  process.stdout.once('error', end);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
}
