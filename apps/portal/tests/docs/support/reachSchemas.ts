import { isObject, type JsonValue } from '@frontier/openapi';
import { lookUpNode } from '../../../../../scripts/lint-specs/schemas';
import type { ContractCall, ContractDocument } from './readCalls';

const COMPONENT = /^#\/components\/schemas\/([^/]+)$/;

/** Every schema a contract names, as `service/name`. */
export function schemaNames({ document, service }: ContractDocument): string[] {
  const schemas = lookUpNode(document.root, '/components/schemas');
  return isObject(schemas) ? Object.keys(schemas).map((name) => `${service}/${name}`) : [];
}

/** The named schemas a call shows, those inside of others included. */
export function reachSchemas({ body, contract, parameters, responses }: ContractCall): string[] {
  const { root } = contract.document;
  const names = new Set<string>();
  const visit = (value: JsonValue | undefined): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isObject(value)) return;
    const name = COMPONENT.exec(String(value.$ref ?? ''))?.[1];
    if (name !== undefined && !names.has(name)) {
      names.add(name);
      visit(lookUpNode(root, `/components/schemas/${name}`));
    }
    Object.values(value).forEach(visit);
  };
  for (const { value } of parameters) visit(value);
  for (const { schemas } of [...(body ? [body] : []), ...responses.values()]) {
    // The media type keeps the reference, which `lookUp` of its schema would follow.
    for (const pointer of schemas.values())
      visit(lookUpNode(root, pointer.replace(/\/schema$/, '')));
  }
  return [...names].map((name) => `${contract.service}/${name}`);
}
