import type { Operation, Parameter } from '@frontier/openapi';
import type { Spot } from './ChangeList';
import { diffDeprecation } from './diffDeprecation';
import { diffRequired } from './diffProperties';
import { diffText } from './diffText';
import { pairUp } from './pairUp';
import type { SchemaDiff } from './SchemaDiff';

interface Placed {
  readonly parameter: Parameter;
  readonly location: string;
  /** What it is called where it travels. */
  readonly wire: string;
}

/** The parameters of two calls, by place and name; those of a path by their position in it. */
export function diffParameters(
  diff: SchemaDiff,
  spot: Spot,
  before: Operation,
  after: Operation,
): void {
  const at = ({ location, parameter }: Placed): Spot => ({
    ...spot,
    anchor: parameter.anchor,
    home: `${location}.${parameter.name}`,
  });
  const placed = pairUp(listPlaced(before), listPlaced(after), ({ location, wire }) =>
    JSON.stringify([location, wire]),
  );
  const moved = pairUp(placed.removed, placed.added, ({ parameter }) => parameter.name);
  for (const one of moved.removed) diff.changes.add('parameter-removed', at(one));
  for (const one of moved.added) {
    diff.changes.add(
      one.parameter.required ? 'required-parameter-added' : 'parameter-added',
      at(one),
    );
  }
  for (const [earlier, later] of moved.both) {
    diff.changes.add('parameter-moved', at(later), {
      before: earlier.location,
      after: later.location,
    });
  }
  for (const [earlier, later] of [...placed.both, ...moved.both]) {
    diffParameter(diff, at(later), earlier.parameter, later.parameter, 'parameter');
  }
}

/** A parameter, or a header of an answer. */
export function diffParameter(
  diff: SchemaDiff,
  spot: Spot,
  before: Parameter,
  after: Parameter,
  what: 'parameter' | 'header',
): void {
  const { changes } = diff;
  diffRequired(changes, what, spot, before, after);
  if (JSON.stringify(formOf(before)) !== JSON.stringify(formOf(after))) {
    changes.add('parameter-form-changed', spot);
  }
  diffDeprecation(changes, 'parameter', spot, before, after);
  if (before.schema || after.schema) diff.compare(spot, before.schema, after.schema);
  diffText(changes, spot, [before.description], [after.description]);
}

/** How a value is written. */
function formOf(parameter: Parameter): unknown {
  const { allowEmptyValue, allowReserved, explode, mediaType, style } = parameter;
  return [style, explode, allowReserved, allowEmptyValue, mediaType];
}

function listPlaced({ parameters, path }: Operation): Placed[] {
  const inPath = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name);
  return parameters.flatMap(({ location, parameters: all }) =>
    all.map((parameter) => {
      const { name } = parameter;
      const position = location === 'path' ? inPath.indexOf(name) : -1;
      const wire = location === 'header' ? name.toLowerCase() : name;
      return { parameter, location, wire: position < 0 ? wire : `{${position}}` };
    }),
  );
}
