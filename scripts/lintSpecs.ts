import { portal } from '../apps/portal/portal.config';
import { findStrayContracts, readContract, runRedocly } from './lint-specs/contracts';

/*
 * npm run lint:specs [-- files…]: lints the services' snapshots, or the given files. Parses each, then
 * lints the valid documents with Redocly and our plugin.
 */
const given = process.argv.slice(2);
const files = given.length > 0 ? given : portal.services.map(({ snapshot }) => snapshot);
const contracts = files.map(readContract);
const faults = [
  ...contracts.flatMap((contract) => ('fault' in contract ? [contract.fault] : [])),
  ...(given.length > 0 ? [] : findStrayContracts(portal.services, 'specs')),
];
for (const fault of faults) console.error(fault);

const sound = contracts.flatMap((contract) => ('isOwn' in contract ? [contract] : []));
const foreign = sound.filter(({ isOwn }) => !isOwn).map(({ file }) => file);
const { ok, text } = sound.length > 0 ? runRedocly(sound) : { ok: true, text: '' };
console.error(text);
if (faults.length > 0 || !ok) process.exit(1);
console.log(
  `${sound.length - foreign.length} contracts follow the house rules and Redocly's strict ruleset.`,
);
if (foreign.length > 0) {
  console.log(`Foreign, checked for structure and examples only: ${foreign.join(', ')}`);
}
