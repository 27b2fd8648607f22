import {
  type Operation,
  operationsOf,
  printYaml,
  type Sample,
  type Service,
} from '@frontier/openapi';
import { portal } from '../../../portal.config';
import { prepareClientSamples } from '../../../src/contracts/clientSamples';
import { modelSnapshots, readSnapshots } from '../../support/snapshots';

export interface ClientCall {
  readonly service: Service;
  readonly operation: Operation;
  readonly samples: readonly Sample[];
}

/** Every call of every service, with its samples in all languages of the clients. */
export function readClientCalls(): ClientCall[] {
  const sources = readSnapshots().map(({ document }, index) => {
    const { id = '', snapshot = '' } = portal.services[index] ?? {};
    return { id, file: snapshot, text: printYaml(document) };
  });
  const write = prepareClientSamples(sources);
  return modelSnapshots().flatMap(({ service }, index) =>
    operationsOf(service)
      .filter(({ request }) => request)
      .map((operation) => ({
        service,
        operation,
        samples: write(portal.services[index]?.id ?? '', operation),
      })),
  );
}
