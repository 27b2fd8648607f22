import { createRequire } from 'node:module';
import path from 'node:path';
import type { Node, Parser } from '@vscode/tree-sitter-wasm';

type TreeSitter = typeof import('@vscode/tree-sitter-wasm');

export interface SyntaxFault {
  /** 0-based. */
  readonly line: number;
  readonly message: string;
}

/** By the names of languages in fences and samples. */
const GRAMMARS: Readonly<Record<string, string>> = {
  bash: 'bash',
  sh: 'bash',
  curl: 'bash',
  js: 'javascript',
  javascript: 'javascript',
  python: 'python',
  java: 'java',
  csharp: 'c-sharp',
  php: 'php',
};

// The package's one module is built for `require`; import finds no names in it.
const require = createRequire(import.meta.url);
const parsers = new Map<string, Promise<Parser>>();
let library: Promise<TreeSitter> | undefined;

export function hasGrammar(language: string): boolean {
  return GRAMMARS[language] !== undefined;
}

/**
 * @param code may be a fragment of a file.
 * @throws {Error} when the language has no grammar.
 */
export async function findSyntaxErrors(language: string, code: string): Promise<SyntaxFault[]> {
  const grammar = GRAMMARS[language];
  if (grammar === undefined) throw new Error(`não há gramática de ${language}`);
  const parser = parsers.get(grammar) ?? openParser(grammar);
  parsers.set(grammar, parser);
  const tree = (await parser).parse(code);
  if (!tree) throw new Error(`${grammar} não leu o código`);
  const lines = code.split('\n');
  const faults = collectErrors(tree.rootNode).map((node) => {
    const line = node.startPosition.row;
    const what = node.isMissing ? `falta ${node.type}` : 'sintaxe';
    return { line, message: `${what}: ${lines[line]?.trim()}` };
  });
  tree.delete();
  return faults;
}

async function openParser(grammar: string): Promise<Parser> {
  library ??= loadLibrary();
  const { Language, Parser } = await library;
  const parser = new Parser();
  const folder = path.dirname(require.resolve('@vscode/tree-sitter-wasm'));
  parser.setLanguage(await Language.load(path.join(folder, `tree-sitter-${grammar}.wasm`)));
  return parser;
}

async function loadLibrary(): Promise<TreeSitter> {
  const loaded = require('@vscode/tree-sitter-wasm') as TreeSitter;
  await loaded.Parser.init();
  return loaded;
}

function collectErrors(node: Node): Node[] {
  if (node.isError || node.isMissing) return [node];
  if (!node.hasError) return [];
  return node.children.flatMap((child) => (child ? collectErrors(child) : []));
}
