/** Reads one parameter; `place` names it in the error. */
export type Reader<Value> = (value: unknown, place: string) => Value;

type Readers = Record<string, Reader<unknown>>;

export type ParametersOf<R extends Readers> = { readonly [Name in keyof R]: ReturnType<R[Name]> };

/** A rule as the code that follows it knows it: its id in `rules.yml`, and what its parameters are. */
export interface Rule<Parameters> {
  id: string;
  /** @throws Error naming the parameter, when one is missing, of another kind or unknown */
  read: (parameters: Record<string, unknown>) => Parameters;
}

/** Every rule that some behaviour follows, by id: what `rules.yml` must have, no more and no less. */
export const definedRules = new Map<string, Rule<unknown>>();

/**
 * Says that the behaviour beside it follows a rule. The rule's text and values are in `rules.yml`; a test
 * holds both sides equal.
 * @throws Error on an id that another file defined
 */
export function defineRule<R extends Readers>(id: string, readers: R): Rule<ParametersOf<R>> {
  if (definedRules.has(id)) throw new Error(`A regra ${id} já tem quem a siga`);
  const rule: Rule<ParametersOf<R>> = {
    id,
    read(parameters) {
      const unknown = Object.keys(parameters).find((name) => !Object.hasOwn(readers, name));
      if (unknown !== undefined) {
        throw new Error(`${id}.${unknown}: a regra só tem ${Object.keys(readers).join(', ')}`);
      }
      return Object.fromEntries(
        Object.entries(readers).map(([name, read]) => [
          name,
          read(parameters[name], `${id}.${name}`),
        ]),
      ) as ParametersOf<R>;
    },
  };
  definedRules.set(id, rule);
  return rule;
}
