import { portal } from '../apps/portal/portal.config';
import { findStrayContracts, readContract, runRedocly } from './lint-specs/contracts';

/*
 * npm run lint:specs [-- files…]: the services' snapshots, or the files given. First each is read as a
 * document; then Redocly lints those that are one, with our rules as its plugin.
 */
const given = process.argv.slice(2);
const files = given.length > 0 ? given : portal.services.map(({ snapshot }) => snapshot);
const contracts = files.map(readContract);
const faults = [
  ...contracts.flatMap((contract) => ('fault' in contract ? [contract.fault] : [])),
  ...(given.length > 0 ? [] : findStrayContracts(portal.services, 'specs')),
];
for (const fault of faults) console.error(fault);

const [own = [], foreign = []] = [true, false].map((isOwn) =>
  contracts.flatMap((one) => ('isOwn' in one && one.isOwn === isOwn ? [one.file] : [])),
);
const runs = [own, foreign].flatMap((group) =>
  group.length > 0 ? [runRedocly(group === own, group)] : [],
);
for (const { text } of runs) console.error(text);
if (faults.length > 0 || runs.some(({ ok }) => !ok)) process.exit(1);
console.log(`${own.length} contracts follow the house rules and Redocly's strict ruleset.`);
if (foreign.length > 0) {
  console.log(`Foreign, checked for structure and examples only: ${foreign.join(', ')}`);
}
