import { portal } from '../apps/portal/portal.config';
import { findFault, findStrayContracts, runRedocly } from './lint-specs/contracts';

/*
 * npm run lint:specs [-- files…]: lints the services' snapshots, or the given files. Parses each, then
 * lints the valid documents with Redocly and our plugin.
 */
const given = process.argv.slice(2);
const files = given.length > 0 ? given : portal.services.map(({ snapshot }) => snapshot);
const broken = files.flatMap((file) => {
  const fault = findFault(file);
  return fault === undefined ? [] : [{ file, fault }];
});
const faults = [
  ...broken.map(({ fault }) => fault),
  ...(given.length > 0 ? [] : findStrayContracts(portal.services, 'specs')),
];
for (const fault of faults) console.error(fault);

const sound = files.filter((one) => !broken.some(({ file }) => file === one));
const { ok, text } = sound.length > 0 ? runRedocly(sound) : { ok: true, text: '' };
console.error(text);
if (faults.length > 0 || !ok) process.exit(1);
console.log(`${sound.length} contracts follow the house rules and Redocly's strict ruleset.`);
