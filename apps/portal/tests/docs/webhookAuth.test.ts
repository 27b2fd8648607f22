import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTempFolder } from '../../../../scripts/test/tempFolder';
import { drawSample } from '../support/drawSample';
import { readBody, readProof, readVectors } from './support/readVectors';
import { readVerifiers, VERIFIERS } from './support/readVerifiers';
import { canRun, prepareSample } from './support/runSample';

const PAGE = 'apps/portal/docs/frontier/webhook/autenticacao.mdx';
const VECTORS = 'webhook-autenticacao';
const AUTH_TYPES = ['HMAC', 'BEARER_TOKEN', 'CUSTOM_HEADER', 'CUSTOM_QUERY_PARAMETER'];

const groups = readVectors(VECTORS);
const samples = readVerifiers();
/** `npm run proofs -- guides` runs the others, which start a compiler and a program per delivery. */
const runnable = samples.filter(
  ({ language }) => (process.env.WHOLE_SITE || language === 'js') && canRun(language),
);
/** Verifies all deliveries in one process; a module reads its settings when it is loaded. */
const VERIFY_ALL = `import { readFileSync } from 'node:fs';
const results = [];
for (const { env, deliveries } of JSON.parse(readFileSync(0, 'utf8'))) {
  for (const name of Object.keys(process.env)) if (name.startsWith('WEBHOOK_')) delete process.env[name];
  Object.assign(process.env, env);
  const { verificar } = await import('./verificador.mjs?' + results.length);
  results.push(deliveries.map(({ body, proof }) => verificar(Buffer.from(body, 'base64'), proof)));
}
console.log(JSON.stringify(results));`;

describe('verifiers of webhook deliveries', () => {
  it('accept and refuse as the vectors say: the one in JavaScript', () => {
    const given = groups.map((group) => ({
      env: group.ambiente,
      deliveries: group.entregas.map((delivery) => ({
        body: readBody(delivery).toString('base64'),
        proof: readProof(delivery, group),
      })),
    }));
    const importer = { file: 'todos', line: 1, language: 'js', meta: new Map(), code: VERIFY_ALL };
    const printed = prepareSample(importer, samples)({ input: Buffer.from(JSON.stringify(given)) });
    expect(JSON.parse(printed)).toEqual(
      groups.map(({ entregas }) => entregas.map(({ aceita }) => aceita)),
    );
  });

  it('reads with Python 3.9, which the clients support too', () => {
    const python = samples.find(({ language }) => language === 'python');
    expect(python?.code).toContain('Optional[str]');
    expect(python?.code).not.toMatch(/\w \| None|^\s*match /m);
  });

  it.each(runnable)('$file ($language) is a command that says so', (sample) => {
    const run = prepareSample(sample);
    for (const group of drawSample(groups, 2)) {
      const results = drawSample(group.entregas, 2).map((delivery) => {
        const proof = readProof(delivery, group);
        const args = proof === undefined ? [] : [proof];
        return run({ args, env: group.ambiente, input: readBody(delivery) });
      });
      const expected = drawSample(group.entregas, 2).map(({ aceita }) =>
        aceita ? 'aceita' : 'recusada',
      );
      expect(results, group.nome).toEqual(expected);
    }
  });

  it.each(runnable)(
    '$file ($language) takes empty settings as none, and refuses unknown ones',
    (sample) => {
      const run = prepareSample(sample);
      const [group] = groups;
      const [delivery] = group?.entregas ?? [];
      if (!group || !delivery) throw new Error('no vectors');
      const verify = (env: Readonly<Record<string, string>>) =>
        run({
          args: [readProof(delivery, group) ?? ''],
          env: { ...group.ambiente, ...env },
          input: readBody(delivery),
        });
      const names = ['ALGORITMO', 'CODIFICACAO', 'PREFIXO', 'SEGREDO_ANTERIOR'];
      const empty = Object.fromEntries(names.map((name) => [`WEBHOOK_${name}`, '']));
      expect(verify(empty)).toBe('aceita');
      for (const [name, value] of [
        ['TIPO', ''],
        ['TIPO', 'hmac'],
        ['ALGORITMO', 'sha3'],
        ['CODIFICACAO', 'base64url'],
      ]) {
        expect(verify({ [`WEBHOOK_${name}`]: value ?? '' }), `${name}=${value}`).toBe('recusada');
      }
    },
  );

  it('runs through a symbolic link, and says which settings are missing: the one in JavaScript', () => {
    const folder = makeTempFolder();
    const link = path.join(folder, 'ligado');
    symlinkSync(path.resolve(VERIFIERS), link);
    const command = [path.join(link, 'verificador.mjs'), 'x'];
    const { stderr, stdout } = spawnSync(process.execPath, command, {
      input: '',
      encoding: 'utf8',
    });
    expect(stdout).toBe('recusada\n');
    const types = `WEBHOOK_TIPO: use ${AUTH_TYPES.join(', ')}`;
    expect(stderr).toBe(`${types}\nWEBHOOK_SEGREDO: informe o segredo\n`);
  });

  it.each([
    [
      'js',
      "import { readFileSync } from 'node:fs';\nimport { verificar } from './verificador.mjs';\nconsole.log(verificar(Buffer.from('x'), 'x\\udcff'), readFileSync(0, 'utf8'));",
    ],
    [
      'python',
      "import sys\nimport verificador\nprint(str(verificador.verificar(b'x', 'x\\udcff')).lower(), sys.stdin.read())",
    ],
    [
      'php',
      "<?php\nrequire __DIR__ . '/verificador.php';\necho json_encode(verificar('x', \"x\\xff\")), ' ', stream_get_contents(STDIN);",
    ],
  ])('refuse an odd byte when %s imports them, and leave the input alone', (language, code) => {
    if (!runnable.some((sample) => sample.language === language)) return;
    const importer = { file: 'importa', line: 1, language, meta: new Map(), code };
    const env = { WEBHOOK_TIPO: 'BEARER_TOKEN', WEBHOOK_SEGREDO: 'x' };
    const input = Buffer.from('corpo');
    expect(prepareSample(importer, samples)({ env, input })).toBe('false corpo');
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

it.each(AUTH_TYPES)('vectors of deliveries accept and refuse with %s', (type) => {
  const results = groups
    .filter(({ ambiente }) => ambiente.WEBHOOK_TIPO === type)
    .flatMap(({ entregas }) => entregas.map(({ aceita }) => aceita));
  expect(new Set(results)).toEqual(new Set([true, false]));
});
