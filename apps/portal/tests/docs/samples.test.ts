import { expect, it } from 'vitest';
import { drawSample } from '../support/drawSample';
import { type CodeBlock, readBlocks, readGuides } from './support/readBlocks';
import { readVerifiers } from './support/readVerifiers';
import { canRun, prepareSample } from './support/runSample';

const blocks = readGuides().flatMap(({ file, text }) => readBlocks(file, text));
const samples = blocks.filter(({ meta }) => meta.has('run'));
const verifiers = readVerifiers();
/** `npm run proofs -- guides` runs the other languages, which start an interpreter or a compiler per sample. */
const runnable = samples.filter(
  ({ language }) => (process.env.WHOLE_SITE || language === 'js') && canRun(language),
);

/** Variables in a page's command for a sample: `NOME=valor node receptor.mjs`. */
function readEnv({ file, meta }: CodeBlock): Record<string, string> {
  const command = blocks.find(
    (block) =>
      block.file === file &&
      block.language === 'bash' &&
      block.code.endsWith(` node ${meta.get('title')}`),
  );
  const set = [...(command?.code ?? '').matchAll(/(\w+)=(\S+) /g)];
  return Object.fromEntries(set.map(([, name = '', value = '']) => [name, value]));
}

function readBeside({ code }: CodeBlock): CodeBlock[] {
  return verifiers.filter(({ meta }) => code.includes(`from './${meta.get('title')}'`));
}

it.each(drawSample(runnable, 6))('$file:$line ($language) prints what its page says', (sample) => {
  const printed = blocks.find(
    ({ file, meta }) => file === sample.file && meta.get('output') === sample.meta.get('run'),
  );
  const run = prepareSample(sample, readBeside(sample));
  expect(run({ env: readEnv(sample) })).toBe(printed?.code);
});

it('each runnable sample has a block with what it prints', () => {
  expect(samples.length).toBeGreaterThan(7);
  const outputs = new Set(blocks.map(({ file, meta }) => `${file} ${meta.get('output')}`));
  const silent = samples.filter(({ file, meta }) => !outputs.has(`${file} ${meta.get('run')}`));
  expect(silent.map(({ file, line }) => `${file}:${line}`)).toEqual([]);
});
