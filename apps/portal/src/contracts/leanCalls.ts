import { keepRequired, type Operation } from '@frontier/openapi';

/** A call with less, by the name of the example of its body that was shortened; none where nothing can go. */
export function leanCalls(operation: Operation): ReadonlyMap<string, Operation> {
  const examples = operation.requestBody?.content.flatMap((media) => media.examples) ?? [];
  return new Map(
    examples.flatMap(({ name }) => {
      const lean = name === undefined ? undefined : keepRequired(operation, name);
      return name !== undefined && lean ? [[name, lean] as const] : [];
    }),
  );
}
