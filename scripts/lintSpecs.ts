import { portal } from '../apps/portal/portal.config';
import { findStrayContracts, lintContract } from './lint-specs/contracts';

async function lintSpecs(): Promise<void> {
  const faults = findStrayContracts(portal.services, 'specs');
  for (const { snapshot } of portal.services) faults.push(...(await lintContract(snapshot)));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exit(1);
  const { length } = portal.services;
  console.log(`${length} contracts follow the house rules and Redocly's strict ruleset.`);
}

lintSpecs();
