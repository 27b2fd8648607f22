import type {
  ContractIndex,
  ObjectFlow,
  ObjectStates,
  StatesByName,
} from '../../../contracts/ContractIndex';

type Names = Pick<ContractIndex, 'enums' | 'operations'>;

/**
 * Holds lists of states against the contracts: the same values in every schema they name, in any
 * order, and calls and webhooks that exist; and the drawn flow against the object's calls.
 *
 * @returns one line for each difference.
 */
export function checkStates(states: StatesByName, index: Names): string[] {
  return Object.entries(states).flatMap(([name, object]) =>
    [
      ...checkValues(object, index),
      ...checkOperations(object, index),
      ...(object.flow ? checkFlow(object.flow, object.calls) : []),
    ].map((fault) => `estados de ${name}: ${fault}`),
  );
}

function checkValues({ schemas, values }: ObjectStates, { enums }: Names): string[] {
  return schemas.flatMap((place) => {
    const [service = '', name = ''] = place.split('/');
    const entries = enums[service]?.[name];
    if (!entries) return [`${place} não é uma lista de valores de um contrato`];
    const found = entries.map(({ value }) => value);
    const missing = found.filter((value) => !values.includes(value));
    const foreign = values.filter((value) => !found.includes(value));
    return [
      ...missing.map((value) => `falta ${value}, que está em ${place}`),
      ...foreign.map((value) => `${value} não está em ${place}`),
    ];
  });
}

function checkOperations({ calls, webhooks }: ObjectStates, { operations }: Names): string[] {
  const wrong = (ids: readonly string[], kind: string) =>
    ids.filter((id) => operations[id]?.kind !== kind);
  return [
    ...wrong(calls, 'path').map((id) => `${id} não é uma chamada`),
    ...wrong(webhooks, 'webhook').map((id) => `${id} não é um webhook`),
  ];
}

function checkFlow({ transitions }: ObjectFlow, calls: readonly string[]): string[] {
  const reached = transitions.map(({ to }) => to);
  return transitions.flatMap((transition) => [
    ...transition.calls
      .filter((id) => !calls.includes(id))
      .map((id) => `${id} está no fluxo e não nas chamadas`),
    ...(transition.from === undefined || reached.includes(transition.from)
      ? []
      : [`nada no fluxo leva a ${transition.from}`]),
  ]);
}
