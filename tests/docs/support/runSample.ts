import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CodeBlock } from './readBlocks';

/** How a language's samples are run: the command, and what shows that it is installed. */
const COMMANDS: Readonly<Record<string, { command: string; probe: string; extension: string }>> = {
  js: { command: process.execPath, probe: '--version', extension: 'mjs' },
  python: { command: 'python3', probe: '--version', extension: 'py' },
  java: { command: 'java', probe: '--version', extension: 'java' },
  php: { command: 'php', probe: '--version', extension: 'php' },
};
const installed = new Map<string, boolean>();

/** True when samples of a language can be run on this machine. */
export function canRun(language: string): boolean {
  const known = installed.get(language);
  if (known !== undefined) return known;
  const tool = COMMANDS[language];
  const works = tool !== undefined && spawnSync(tool.command, [tool.probe]).status === 0;
  installed.set(language, works);
  return works;
}

/** Runs a block of code in a folder of its own; what it prints, or its error with place. */
export function runSample({ code, file, language, line, meta }: CodeBlock): string {
  const tool = COMMANDS[language];
  if (!tool) throw new Error(`${file}:${line} não sei executar ${language}`);
  const folder = mkdtempSync(path.join(tmpdir(), 'amostra-'));
  const name = meta.get('title') ?? `amostra.${tool.extension}`;
  writeFileSync(path.join(folder, name), code);
  const { status, stderr, stdout } = spawnSync(tool.command, [name], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PYTHONIOENCODING: 'utf-8' },
  });
  if (status !== 0) throw new Error(`${file}:${line} ${stderr || `saiu com ${status}`}`);
  return stdout.trim();
}
