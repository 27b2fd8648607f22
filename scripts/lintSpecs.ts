import { portal } from '../apps/portal/portal.config';
import { findStrayContracts, readSound, runRedocly } from './lint-specs/contracts';

/*
 * npm run lint:specs [-- files…]: lints the services' snapshots with their overlays, or the given files. Parses each,
 * then lints the valid documents with Redocly and our plugin.
 */
const given = process.argv.slice(2);
const files = given.length > 0 ? given : portal.services.map(({ snapshot }) => snapshot);
const read = files.map(readSound);
const valid = read.filter((one) => typeof one !== 'string');
const faults = [
  ...read.filter((one) => typeof one === 'string'),
  ...(given.length > 0 ? [] : findStrayContracts(portal.services, 'specs')),
  ...(valid.length > 0 ? runRedocly(valid) : []).map(
    ({ message, sourceLine, pointer }) => `${sourceLine} ${pointer}\n${message}\n`,
  ),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`${valid.length} contracts follow the house rules and Redocly's strict ruleset.`);
