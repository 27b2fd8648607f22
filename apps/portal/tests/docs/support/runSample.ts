import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { makeTempFolder } from '../../../../../scripts/test/tempFolder';
import type { CodeBlock } from './readBlocks';

type Command = readonly [string, ...string[]];

/** Commands that run a language's samples; the first one checks that its tool is installed. */
interface Tool {
  readonly extension: string;
  readonly probe: Command;
  readonly compile?: (file: string) => Command;
  readonly run: (file: string, probed: string) => Command;
  /** Additional files for its compiler, from the output of `probe`. */
  readonly project?: (probed: string) => Readonly<Record<string, string>>;
}

export interface RunOptions {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: Uint8Array;
}

const PROJECT = 'amostra';
const TOOLS: Readonly<Record<string, Tool>> = {
  js: {
    extension: 'mjs',
    probe: [process.execPath, '--version'],
    run: (file) => [process.execPath, file],
  },
  python: {
    extension: 'py',
    // The interpreter itself, since the program on the PATH may be a slow wrapper script.
    probe: ['python3', '-c', 'import sys; print(sys.executable, end="")'],
    run: (file, interpreter) => [interpreter, file],
  },
  php: { extension: 'php', probe: ['php', '--version'], run: (file) => ['php', file] },
  java: {
    extension: 'java',
    probe: ['javac', '--version'],
    compile: (file) => ['javac', '-encoding', 'UTF-8', file],
    // For a short run, without optimizing compiler and collector threads.
    run: (file) => [
      'java',
      '-XX:TieredStopAtLevel=1',
      '-XX:+UseSerialGC',
      '-cp',
      '.',
      path.parse(file).name,
    ],
  },
  csharp: {
    extension: 'cs',
    probe: ['dotnet', '--version'],
    compile: () => ['dotnet', 'build', '--nologo', '--verbosity', 'quiet', '--output', 'saida'],
    run: () => ['dotnet', `saida/${PROJECT}.dll`],
    project: (probed) => ({ [`${PROJECT}.csproj`]: describeProject(probed) }),
  },
};
const probes = new Map<string, string | undefined>();

export function canRun(language: string): boolean {
  return probe(language) !== undefined;
}

/**
 * Compiles a sample once, if its language needs it.
 *
 * @param beside programs that it imports.
 * @returns a function that takes arguments, environment and standard input and returns the output.
 * @throws Error with file and line, when the language is unknown or the code doesn't compile or run.
 */
export function prepareSample(
  sample: CodeBlock,
  beside: readonly CodeBlock[] = [],
): (options?: RunOptions) => string {
  const { code, file, language, line, meta } = sample;
  const tool = TOOLS[language];
  if (!tool) throw new Error(`${file}:${line} não sei executar ${language}`);
  const name = meta.get('title') ?? `amostra.${tool.extension}`;
  const probed = probe(language) ?? '';
  const folder = makeTempFolder({
    [name]: code,
    ...Object.fromEntries(beside.map((other) => [other.meta.get('title'), other.code])),
    ...tool.project?.(probed),
  });
  if (tool.compile) execute(sample, folder, tool.compile(name));
  return (options) => execute(sample, folder, tool.run(name, probed), options);
}

function execute(
  { file, line }: CodeBlock,
  folder: string,
  [command, ...fixed]: Command,
  { args = [], env = {}, input }: RunOptions = {},
): string {
  const { error, status, stderr, stdout } = spawnSync(command, [...fixed, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PYTHONIOENCODING: 'utf-8', ...env },
    input,
  });
  if (status === 0) return stdout.trim();
  throw new Error(
    `${file}:${line} ${error?.message ?? (stderr || stdout || `saiu com ${status}`)}`,
  );
}

function probe(language: string): string | undefined {
  if (!probes.has(language)) {
    const [command, ...args] = TOOLS[language]?.probe ?? ['false'];
    const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' });
    probes.set(language, status === 0 ? stdout : undefined);
  }
  return probes.get(language);
}

function describeProject(version: string): string {
  const [major = ''] = version.split('.');
  return [
    '<Project Sdk="Microsoft.NET.Sdk">',
    '<PropertyGroup>',
    '<OutputType>Exe</OutputType>',
    `<TargetFramework>net${major}.0</TargetFramework>`,
    '<ImplicitUsings>enable</ImplicitUsings>',
    '</PropertyGroup>',
    '</Project>',
  ].join('\n');
}
