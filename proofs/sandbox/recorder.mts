import { proveAnswers } from './recorder/proveAnswers.js';

const [first = '1', last = '30', at = '3'] = process.argv.slice(2);
const seeds = Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) =>
  String(Number(first) + index),
);
async function work() {
  for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
    const begun = Date.now();
    const outcome = await proveAnswers(`recorder ${seed}`).catch((error) =>
      console.log(seed, error),
    );
    if (!outcome) continue;
    console.log(
      seed,
      outcome.all,
      outcome.found.byJourneys.length,
      outcome.found.byAll.length,
      Date.now() - begun,
      outcome.file,
      'missing',
      outcome.missing.join(),
      'wrong',
      [...new Set(outcome.wrong)].join(),
      'contradicted',
      [...new Set(outcome.contradicted)].join(),
    );
  }
}
await Promise.all(Array.from({ length: Number(at) }, work));
