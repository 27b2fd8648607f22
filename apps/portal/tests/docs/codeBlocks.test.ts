import { describe, expect, it } from 'vitest';
import { help } from '../../../../packages/sandbox/src/command/readOptions';
import { checkJsonBlock } from './support/checkJsonBlock';
import { checkShellBlock } from './support/checkShellBlock';
import { pathPattern } from './support/pathPattern';
import { type CodeBlock, type Fault, faultAt, readBlocks, readGuides } from './support/readBlocks';
import { readCalls } from './support/readCalls';

const calls = readCalls();
const ADDRESS = /https:\/\/[\w-]+\.homologacao\.frontier\.example[^\s'"`?)]*/g;
const guides = readGuides().map(({ file, text }) => ({ file, blocks: readBlocks(file, text) }));

function check(block: CodeBlock): Fault[] {
  if (block.language === 'json') return checkJsonBlock(block, calls);
  if (block.language === 'bash') return checkShellBlock(block, calls);
  return checkAddresses(block);
}

/**
 * An address of our services must be that of a documented call, with any method, or of a service. A placeholder (`${id}`,
 * `{id}`) counts as one path segment.
 */
function checkAddresses(block: CodeBlock): Fault[] {
  const urls = calls.map(({ url }) => url);
  const hosts = new Set(urls.map((url) => new URL(url).origin));
  const patterns = urls.map((url) => pathPattern(url));
  return block.code.split('\n').flatMap((text, offset) =>
    [...text.matchAll(ADDRESS)].flatMap(([address]) => {
      const filled = address.replace(/\$?\{[^}]*\}/g, 'x');
      const isKnown = hosts.has(address) || patterns.some((pattern) => pattern.test(filled));
      return isKnown ? [] : [faultAt(block, offset, `nenhuma operação tem o endereço ${address}`)];
    }),
  );
}

function checkText(markdown: string): Fault[] {
  return readBlocks('docs/guia.mdx', markdown).flatMap(check);
}

describe('code of the guides', () => {
  it.each(guides)('$file calls what the contracts document', ({ blocks }) => {
    expect(blocks.flatMap(check)).toEqual([]);
  });

  it('has only commands that the help of the simulator names', () => {
    const command = /frontier-sandbox(?:\.tgz)? ([a-z]+)/g;
    const unknown = readGuides().flatMap(({ file, text }) =>
      [...text.matchAll(command)]
        .filter(([, name]) => !help.includes(`  frontier-sandbox ${name} `))
        .map(([found]) => `${file}: ${found}`),
    );
    expect(unknown).toEqual([]);
  });

  it('reads no JSON file that its page neither shows nor writes', () => {
    const missing = readGuides().flatMap(({ file, text }) => {
      const blocks = readBlocks(file, text).filter(({ language }) => language === 'bash');
      const commands = blocks.map(({ code }) => code).join('\n');
      const names = [...commands.matchAll(/@([\w-]+\.json)/g)].map(([, name = '']) => name);
      const isGiven = (name: string) =>
        text.includes(`title="${name}`) || commands.includes(`> ${name}`);
      return names.filter((name) => !isGiven(name)).map((name) => `${file}: ${name}`);
    });
    expect(missing).toEqual([]);
  });

  it('never closes the shell that a block is pasted into', () => {
    const pasted = guides
      .flatMap(({ blocks }) => blocks)
      .filter(({ language, meta }) => language === 'bash' && !meta.get('title')?.endsWith('.sh'));
    for (const { code, file, line } of pasted) {
      const outside = code.replace(/^\($.*?^\)$/gms, '');
      expect(outside, `${file}:${line}`).not.toMatch(/\bexit \d|^set -e/m);
    }
  });

  it('gives each fetch to a service a timeout', () => {
    const fetches = guides.flatMap(({ blocks }) =>
      blocks.filter(({ code }) => /\bfetch\(/.test(code) && /frontier\.example/.test(code)),
    );
    expect(fetches.length).toBeGreaterThan(4);
    for (const { code, file, line } of fetches) {
      expect(code, `${file}:${line}`).toContain('AbortSignal.timeout');
    }
  });
});

describe('a wrong block fails with file and line', () => {
  const request = '```json operation="liberarBloqueio" part="request"';
  const host = 'https://pos-emissao.homologacao.frontier.example';
  const token = '-H "Authorization: Bearer $TOKEN"';

  it.each([
    ['an unknown field', `${request}\n{\n  "justificativa": "a",\n  "motivo": "b"\n}\n\`\`\``, 4],
    ['an unknown path', `\`\`\`bash\ncurl ${host}/api/v1/bloqueio ${token}\n\`\`\``, 2],
    [
      'a misspelt parameter',
      `\`\`\`bash\ncurl '${host}/api/v1/bloqueios?pageSize=10' ${token}\n\`\`\``,
      2,
    ],
    [
      'an unknown address in other code',
      `\`\`\`js\nconst id = 1;\nfetch('${host}/api/v1/bloqueio')\n\`\`\``,
      3,
    ],
    ['a missing token', `\`\`\`bash\ncurl ${host}/api/v1/bloqueios\n\`\`\``, 2],
    [
      'a wrong body',
      `\`\`\`bash\nX=1\ncurl "${host}/api/v1/bloqueios/$X/liberar" ${token} \\\n  -H 'Content-Type: application/json' -d '{"acao": 1}'\n\`\`\``,
      3,
    ],
    [
      'another call than the one named',
      `\`\`\`bash operation="criarBloqueio"\ncurl ${host}/api/v1/bloqueios ${token}\n\`\`\``,
      1,
    ],
  ])('%s', (_what, markdown, line) => {
    const faults = checkText(markdown);
    expect(faults.length).toBeGreaterThan(0);
    expect(new Set(faults.map((fault) => fault.split(' ')[0]))).toEqual(
      new Set([`docs/guia.mdx:${line}`]),
    );
  });

  it('variables without a value are taken as they are', () => {
    const loop = `for id in a b; do\n  curl -s "${host}/api/v1/movimentacoes?operacaoCodigo=$id" ${token} | jq .\ndone`;
    expect(checkText(`\`\`\`bash\n${loop}\n\`\`\``)).toEqual([]);
  });
});
