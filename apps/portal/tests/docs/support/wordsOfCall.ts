import { isObject, type JsonValue } from '@frontier/openapi';
import { lookUpNode } from '../../../../../scripts/lint-specs/schemas';
import { reachSchemas } from './reachSchemas';
import type { ContractCall } from './readCalls';

/** All names and values of a call that a guide may use: parameters, fields and enum values. */
export function wordsOfCall(call: ContractCall): Set<string> {
  const words = new Set(
    call.parameters.flatMap(({ value }) => [
      String(value.name),
      String(value['x-documented-name']),
    ]),
  );
  const visit = (value: JsonValue | undefined): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isObject(value)) return;
    const { properties } = value;
    if (isObject(properties)) for (const name of Object.keys(properties)) words.add(name);
    if (Array.isArray(value.enum)) for (const entry of value.enum) words.add(String(entry));
    if (value.const !== undefined) words.add(String(value.const));
    Object.values(value).forEach(visit);
  };
  for (const { value } of call.parameters) visit(value);
  for (const place of reachSchemas(call)) {
    visit(lookUpNode(call.contract.document.root, `/components/schemas/${place.split('/')[1]}`));
  }
  return words;
}
