import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Examples } from '../contract/Examples.js';
import { readContract } from '../contract/readContract.js';
import { digestContract, readKept } from '../node/prepareContracts.js';
import { contractsFile, specs } from './startSandbox.js';

const examples = new Map<string, Examples>();

/** The first example of a call's body, as the contract gives it. */
export function exampleOf(service: string, operationId: string): Record<string, unknown> {
  const known = examples.get(service) ?? readExamples(service);
  examples.set(service, known);
  return known.request(operationId).value as Record<string, unknown>;
}

function readExamples(service: string): Examples {
  const file = path.join(specs, `${service}.yaml`);
  const text = readFileSync(file, 'utf8');
  // Reading YAML takes a second that each worker would pay.
  const contract = readKept(contractsFile)[digestContract(file, text)];
  return new Examples([contract ?? readContract(file, text)]);
}
