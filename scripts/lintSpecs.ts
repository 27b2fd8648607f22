import { portal } from '../apps/portal/portal.config';
import { findStrayContracts, readSound, runRedocly } from './lint-specs/contracts';

/*
 * npm run lint:specs: lints the services' snapshots with their overlays. Parses each, then lints the valid documents
 * with Redocly and our plugin.
 */
const read = portal.services.map(({ snapshot }) => readSound(snapshot));
const valid = read.filter((one) => typeof one !== 'string');
const faults = [
  ...read.filter((one) => typeof one === 'string'),
  ...findStrayContracts(portal.services, 'specs'),
  ...(valid.length > 0 ? runRedocly(valid) : []).map(
    ({ message, sourceLine, pointer }) => `${sourceLine} ${pointer}\n${message}\n`,
  ),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`${valid.length} contracts follow the house rules and Redocly's strict ruleset.`);
