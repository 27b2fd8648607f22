import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  formatFaults,
  hideSecrets,
  loadService,
  modelService,
  type Service,
  SpecError,
} from '@frontier/openapi';
import {
  escapeHtml,
  portuguese,
  renderReference,
  writeMarkdown,
  writeReference,
} from '@frontier/reference';
import { buildSync } from 'esbuild';

const HELP = `npm run reference -- <contract> --out <page.html | page.md> [--strict]

  <contract>  path or address of an OpenAPI 3 contract, YAML or JSON
  --out       output file: one HTML page, or Markdown if its name ends in .md
  --strict    treats warnings as errors

Exit codes: 0 written, 1 fault in the contract or the output file, 2 wrong arguments.`;

/**
 * Writes the reference of one contract as a self-contained page or as Markdown.
 *
 * @param args the arguments of the command.
 * @param print writes a line for the maintainer.
 * @returns the exit code.
 */
export async function main(
  args: readonly string[],
  print: (line: string) => void,
): Promise<0 | 1 | 2> {
  const options = parseArguments(args);
  if (typeof options === 'string') {
    print(options);
    return 2;
  }
  const { out, source, strict } = options;
  const name = path.parse(hideSecrets(source).replace('?…', '')).name;
  try {
    const { document, warnings } = await loadService({ service: name, source, strict });
    if (warnings.length > 0) print(formatFaults(warnings, 'warning'));
    const service = modelService(document, { id: name, title: name }, source);
    writeFileSync(out, out.endsWith('.md') ? writeText(service) : writePage(service));
    return 0;
  } catch (error) {
    if (!(error instanceof SpecError || (error instanceof Error && 'code' in error))) throw error;
    print(error.message);
    return 1;
  }
}

interface CommandOptions {
  readonly source: string;
  readonly out: string;
  readonly strict: boolean;
}

/** @returns the options, or the first fault of the arguments with the help. */
function parseArguments(args: readonly string[]): CommandOptions | string {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: { out: { type: 'string', short: 'o' }, strict: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [source, ...others] = positionals;
    const { out, strict } = values;
    if (source === undefined || others.length > 0) return `Expected one contract.\n\n${HELP}`;
    if (!out || !/\.(?:html|md)$/.test(out)) {
      return `Expected --out with a name that ends in .html or .md.\n\n${HELP}`;
    }
    if (path.resolve(out) === path.resolve(source))
      return `--out must not be the contract.\n\n${HELP}`;
    return { source, out, strict };
  } catch (error) {
    return `${error instanceof Error ? error.message : error}\n\n${HELP}`;
  }
}

function writeText(service: Service): string {
  return writeMarkdown(writeReference(service, { route: '' }).page());
}

/**
 * Writes a complete HTML document. Its policy allows only its inline style and script: no request, and no code
 * from the contract's texts.
 */
function writePage(service: Service): string {
  const { html } = renderReference(service, { route: '', downloads: [] });
  const style = bundle('page.css', 'css');
  const script = bundle('page.ts', 'js');
  const policy = [
    "default-src 'none'",
    'img-src data:',
    `style-src ${hashOf(style)}`,
    `script-src ${hashOf(script)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  return [
    `<!doctype html><html lang="${portuguese.language}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(service.title)}</title><link rel="icon" href="data:,">`,
    `<style>${style}</style><script>${script}</script></head>`,
    `<body><main>${html}</main></body></html>\n`,
  ].join('\n');
}

function bundle(name: string, loader: 'css' | 'js'): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(name, import.meta.url))],
    bundle: true,
    minify: true,
    charset: 'utf8',
    format: loader === 'js' ? 'iife' : undefined,
    target: 'es2022',
    write: false,
  });
  return (outputFiles[0]?.text ?? '').trim();
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
