import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBody, readProof, readVectors, type VectorGroup } from './support/readVectors';
import { readVerifiers, VERIFIERS } from './support/readVerifiers';
import { canRun, prepareSample } from './support/runSample';

const PAGE = 'apps/portal/docs/frontier/webhook/autenticacao.mdx';
const VECTORS = 'webhook-autenticacao';
const LANGUAGES = ['js', 'python', 'java', 'csharp', 'php'];
const AUTH_TYPES = ['HMAC', 'BEARER_TOKEN', 'CUSTOM_HEADER', 'CUSTOM_QUERY_PARAMETER'];

const groups = readVectors(VECTORS);
const samples = readVerifiers();
const runnable = samples.filter(({ language }) => canRun(language));

/** A compiler and a program for every delivery; a busy machine takes its time. */
const RUN_LIMIT = 300_000;

function expected({ entregas }: VectorGroup): Record<string, string> {
  return Object.fromEntries(
    entregas.map(({ aceita, nome }) => [nome, aceita ? 'aceita' : 'recusada']),
  );
}

describe('verifiers of webhook deliveries', () => {
  it.each(runnable)(
    '$file ($language) accepts and refuses as the vectors say',
    (sample) => {
      const run = prepareSample(sample);
      for (const group of groups) {
        const verdicts = group.entregas.map((delivery) => {
          const proof = readProof(delivery, group);
          const args = proof === undefined ? [] : [proof];
          const verdict = run({ args, env: group.ambiente, input: readBody(delivery) });
          return [delivery.nome, verdict] as const;
        });
        expect(Object.fromEntries(verdicts), group.nome).toEqual(expected(group));
      }
    },
    RUN_LIMIT,
  );

  it.each([
    [
      'js',
      "import { readFileSync } from 'node:fs';\nimport { verificar } from './verificador.mjs';\nconsole.log(typeof verificar, readFileSync(0, 'utf8'));",
    ],
    [
      'python',
      'import sys\nimport verificador\nprint(type(verificador.verificar).__name__, sys.stdin.read())',
    ],
    [
      'php',
      "<?php\nrequire __DIR__ . '/verificador.php';\necho is_callable('verificar') ? 'function ' : '', stream_get_contents(STDIN);",
    ],
  ])('have no effect when %s imports them, and leave the input alone', (language, code) => {
    if (!canRun(language)) return;
    const importer = { file: 'importa', line: 1, language, meta: new Map(), code };
    expect(prepareSample(importer, samples)({ input: Buffer.from('corpo') })).toBe(
      'function corpo',
    );
  });

  it('are written in five languages, and the JavaScript one always runs', () => {
    const names = (list: typeof samples) => list.map(({ language }) => language).join(', ');
    const left = samples.filter((sample) => !runnable.includes(sample));
    const count = groups.flatMap(({ entregas }) => entregas).length;
    console.log(`webhooks: ${count} vectors run in ${names(runnable)}`);
    console.log(`webhooks: not run, tool missing: ${names(left) || 'none'}`);
    expect(new Set(samples.map(({ language }) => language))).toEqual(new Set(LANGUAGES));
    expect(samples).toHaveLength(LANGUAGES.length);
    expect(runnable.map(({ language }) => language)).toContain('js');
  });

  it('are shown once, in JavaScript, and given to be taken away, all of them and the vectors', () => {
    const page = readFileSync(PAGE, 'utf8');
    const shown = [...page.matchAll(/<CodeFile file="([^"]+)" \/>/g)].map(([, address]) => address);
    expect(shown).toEqual([`/${path.basename(VERIFIERS)}/verificador.mjs`]);
    const given = [...page.matchAll(/<a href="(\/verificadores[^"]+)" download>([^<]+)<\/a>/g)];
    const files = samples.map(({ file }) => `/${path.relative(path.dirname(VERIFIERS), file)}`);
    expect(given.map(([, address]) => address).sort()).toEqual(files.sort());
    expect(given.map(([, address = '']) => path.basename(address))).toEqual(
      given.map(([, , name]) => name),
    );
    expect(page).toContain(`<a href="/vetores/${VECTORS}.json" download>`);
  });
});

describe('vectors of webhook deliveries', () => {
  it.each(AUTH_TYPES)('accept and refuse with %s', (type) => {
    const verdicts = groups
      .filter(({ ambiente }) => ambiente.WEBHOOK_TIPO === type)
      .flatMap(({ entregas }) => entregas.map(({ aceita }) => aceita));
    expect(new Set(verdicts)).toEqual(new Set([true, false]));
  });

  it('have a name of their own in their group', () => {
    for (const { entregas, nome } of groups) {
      expect(new Set(entregas.map((delivery) => delivery.nome)).size, nome).toBe(entregas.length);
    }
  });
});
