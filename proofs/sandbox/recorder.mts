import { proveAnswers } from './recorder/proveAnswers.js';

for (const seed of process.argv.slice(2)) {
  const begun = Date.now();
  const outcome = await proveAnswers(seed);
  console.log(
    seed,
    outcome.all,
    outcome.found.byJourneys.length,
    outcome.found.byAll.length,
    Date.now() - begun,
    outcome.file,
  );
  for (const one of outcome.missing) console.log('  missing', one);
  for (const one of [...new Set(outcome.wrong)]) console.log('  wrong', one);
  for (const one of [...new Set(outcome.contradicted)]) console.log('  contradicted', one);
}
