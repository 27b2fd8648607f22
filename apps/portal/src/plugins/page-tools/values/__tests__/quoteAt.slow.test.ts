import { execFileSync, spawnSync } from 'node:child_process';
import { runInNewContext } from 'node:vm';
import { operationsOf } from '@frontier/openapi';
import { writeSamples } from '@frontier/reference';
import { describe, expect, it } from 'vitest';
import { findSyntaxErrors, hasGrammar } from '../../../../../tests/docs/support/findSyntaxErrors';
import { readBlocks, readGuides } from '../../../../../tests/docs/support/readBlocks';
import { drawSample } from '../../../../../tests/support/drawSample';
import { modelSnapshots } from '../../../../../tests/support/snapshots';
import { findPlaces, type OwnValue } from '../markValues';
import { quoteAt } from '../quoteAt';

/** Hostile values of a token. */
const HOSTILE = [
  `a"b'c`,
  '$(touch x)`id`$HOME',
  '\\',
  `\\"; rm -rf x; echo "`,
  `'; process.exit(1); '`,
  '"}, {"a": "',
  '*/ <<EOF #!% {x}',
  '-d @/etc/passwd',
  '"""',
];
const SHOWN = 'SEU_TOKEN';

/** Examples of the token, the account and the code. */
const EXAMPLES = ['$TOKEN', 'SEU_TOKEN', 'd23f0824-128b-4f33-8c5c-7fd0a6a3a450', 'LNC000417'];
const OWN: OwnValue[] = [{ shown: EXAMPLES, own: 'x' }];
/** Sample languages with another name in fences. */
const ALIASES: Readonly<Record<string, string>> = { curl: 'bash', javascript: 'js' };

function put(code: string, language: string, own: string, example = SHOWN): string {
  const values: OwnValue[] = [{ shown: [example], own }];
  return findPlaces(code, values)
    .reverse()
    .reduce((text, { at, shown }) => {
      const written = quoteAt(own, { code, language, at });
      return written === undefined
        ? text
        : text.slice(0, at) + written + text.slice(at + shown.length);
    }, code);
}

/** The arguments and the standard input that bash passes to a command. */
function wordsOf(code: string): string[] {
  const shim = `curl() { printf '%s\\0' "$@"; [ -t 0 ] || cat; }\n`;
  const printed = execFileSync('bash', ['-c', shim + code], {
    input: '',
    env: { PATH: process.env.PATH, HOME: '/' },
    encoding: 'utf8',
  });
  return printed.split('\0');
}

describe.each(HOSTILE)('%s', (own) => {
  it('stays one value of a word in single and in double quotes, bare, and in a substitution', () => {
    expect(wordsOf(put(`curl -H 'A: ${SHOWN}' x`, 'bash', own))).toEqual([
      '-H',
      `A: ${own}`,
      'x',
      '',
    ]);
    expect(wordsOf(put(`curl -H "A: ${SHOWN}" x`, 'bash', own))).toEqual([
      '-H',
      `A: ${own}`,
      'x',
      '',
    ]);
    expect(wordsOf(put(`TOKEN=${SHOWN}\ncurl "$TOKEN" # it's ${SHOWN}`, 'bash', own))).toEqual([
      own,
      '',
    ]);
    expect(wordsOf(put(`curl "$(printf %s '${SHOWN}')" 'x'`, 'bash', own))).toEqual([own, 'x', '']);
  });

  it('stays one text of the JSON in a command, quoted or in a heredoc', () => {
    const json = `{"a": "x ${SHOWN}", "b": 1}`;
    const read = (text = '') => JSON.parse(text);
    const expected = { a: `x ${own}`, b: 1 };
    expect(read(wordsOf(put(`curl -d '${json}'`, 'bash', own))[1])).toEqual(expected);
    expect(read(wordsOf(put(`curl -d "${json.replaceAll('"', '\\"')}"`, 'bash', own))[1])).toEqual(
      expected,
    );
    for (const mark of ["'EOF'", 'EOF']) {
      expect(read(wordsOf(put(`curl <<${mark}\n${json}\nEOF\n`, 'bash', own)).at(-1))).toEqual(
        expected,
      );
    }
  });

  it('stays a part of an address', () => {
    const [address = ''] = wordsOf(
      put(`curl https://a.example/x/${SHOWN}/y?z=${SHOWN}`, 'bash', own),
    );
    expect(decodeURIComponent(address)).toBe(`https://a.example/x/${own}/y?z=${own}`);
    expect(new URL(address).pathname.split('/')).toHaveLength(4);
  });

  it('stays one text of JSON', () => {
    expect(JSON.parse(put(`{"a": "${SHOWN}"}`, 'json', own))).toEqual({ a: own });
  });

  it('stays one text of JavaScript', () => {
    const code = `// it's ${SHOWN}\n[{ a: 'x ${SHOWN}', "b": "${SHOWN}" }, '{"c":"${SHOWN}"}']`;
    const [object, json] = runInNewContext(put(code, 'js', own));
    expect({ ...object, ...JSON.parse(json) }).toEqual({ a: `x ${own}`, b: own, c: own });
  });

  it('is escaped in texts of Java, C# and PHP, also in their blocks of JSON', () => {
    const escaped = own.replace(/[\\"]/g, '\\$&');
    const json = JSON.stringify(own).slice(1, -1);
    expect(put(`f("${SHOWN}"); // it's`, 'java', own)).toBe(`f("${escaped}"); // it's`);
    expect(put(`"""\n  {"a": "${SHOWN}"}"""`, 'java', own)).toBe(
      `"""\n  {"a": "${json.replace(/[\\"]/g, '\\$&')}"}"""`,
    );
    expect(put(`f("${SHOWN}");`, 'csharp', own)).toBe(`f("${escaped}");`);
    expect(put(`"""\n{"a": "${SHOWN}"}\n"""`, 'csharp', own)).toBe(`"""\n{"a": "${json}"}\n"""`);
    expect(put(`f('${SHOWN}');`, 'php', own)).toBe(`f('${own.replace(/[\\']/g, '\\$&')}');`);
    expect(put(`<<<'BODY'\n{"a": "${SHOWN}"}\nBODY;`, 'php', own)).toBe(
      `<<<'BODY'\n{"a": "${json}"}\nBODY;`,
    );
  });

  it.each([
    ['js', `\`a \${x} ${SHOWN}\``],
    ['python', `f"a ${SHOWN}"`],
    ['csharp', `$"a ${SHOWN}"`],
    ['php', `"a ${SHOWN}"`],
    ['js', SHOWN],
    ['bash', `echo \`cat ${SHOWN}\``],
    ['sql', `select '${SHOWN}'`],
  ])('is left out if its escaping is unknown, in %s', (language, code) => {
    expect(put(code, language, own)).toBe(code);
  });
});

it.skipIf(spawnSync('python3', ['--version']).status !== 0)('stays one text of Python', () => {
  const lines = HOSTILE.map((own) =>
    put(`print(json.dumps(["${SHOWN}", '${SHOWN}'])) # it's ${SHOWN}`, 'python', own),
  );
  const code = ['import json', ...lines].join('\n');
  const printed = execFileSync('python3', ['-c', code], { encoding: 'utf8' });
  const texts = printed.trim().split('\n');
  expect(texts.map((text) => JSON.parse(text))).toEqual(HOSTILE.map((own) => [own, own]));
});

/** Every sample of the guides and of the reference that contains an example. */
const samples = [
  ...readGuides().flatMap(({ file, text }) =>
    readBlocks(file, text).map(({ code, language, line }) => ({
      code,
      language,
      name: `${file}:${line}`,
    })),
  ),
  ...modelSnapshots()
    .flatMap(({ service }) => operationsOf(service))
    .filter(({ request }) => request)
    .flatMap((operation) =>
      writeSamples(operation).map(({ code, language }) => ({
        code,
        language: ALIASES[language] ?? language,
        name: `${operation.id} in ${language}`,
      })),
    ),
].filter(({ code }) => findPlaces(code, OWN).length > 0);

describe('a sample of the portal that has a token, an account or a code', () => {
  it.each(HOSTILE)('stays syntactically valid with %s', async (own) => {
    const faults = drawSample(samples, 24).map(async ({ code, language, name }) => {
      const changed = EXAMPLES.reduce((text, one) => put(text, language, own, one), code);
      if (language === 'json') return isJson(changed) || !isJson(code) ? [] : [name];
      if (!hasGrammar(language)) return [];
      return (await findSyntaxErrors(language, changed)).map(
        ({ line, message }) => `${name} ${message}: ${changed.split('\n')[line]}`,
      );
    });
    expect((await Promise.all(faults)).flat()).toEqual([]);
  });

  it('are many', () => {
    expect(samples.length).toBeGreaterThan(200);
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

it('plain values are written unchanged everywhere, and replace whole words only', () => {
  const own = 'eyJhbGciOi.J9-x_y=';
  expect(put(`\`${SHOWN}\` "${SHOWN}" ${SHOWN}S MEU_${SHOWN}`, 'js', own)).toBe(
    `\`${own}\` "${own}" ${SHOWN}S MEU_${SHOWN}`,
  );
});
