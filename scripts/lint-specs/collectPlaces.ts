import {
  type Child,
  childrenOf,
  isObject,
  type JsonObject,
  type JsonValue,
  type Kind,
} from '@frontier/reference/document';
import type { Place } from './LintTarget';

/** A body's content in one media type; `wanted` where a reader needs an example of it. */
export interface MediaTypePlace extends Place {
  readonly wanted: boolean;
}

/** Where a schema stands: named, a property of another, the whole of a body or parameter, or a part. */
export type SchemaRole = 'component' | 'property' | 'root' | 'part';

export interface SchemaPlace extends Place {
  readonly role: SchemaRole;
}

/** Every object the rules speak about, each once, where it is written (references are not followed). */
export interface Places {
  readonly tags: Place[];
  readonly operations: Place[];
  readonly parameters: Place[];
  readonly headers: Place[];
  readonly requestBodies: Place[];
  readonly responses: Place[];
  readonly mediaTypes: MediaTypePlace[];
  readonly examples: Place[];
  readonly schemas: SchemaPlace[];
}

/** Kinds that may stand there as a reference only, which says nothing of its own. */
const LISTS: Partial<
  Record<Kind, 'parameters' | 'headers' | 'requestBodies' | 'responses' | 'examples'>
> = {
  parameter: 'parameters',
  header: 'headers',
  requestBody: 'requestBodies',
  response: 'responses',
  example: 'examples',
};

/** Walks a document along the grammar of OpenAPI 3 (paths, webhooks, components). */
export function collectPlaces(root: JsonObject): Places {
  const places: Places = {
    tags: [],
    operations: [],
    parameters: [],
    headers: [],
    requestBodies: [],
    responses: [],
    mediaTypes: [],
    examples: [],
    schemas: [],
  };
  for (const [index, value] of (Array.isArray(root.tags) ? root.tags : []).entries()) {
    if (isObject(value)) places.tags.push({ pointer: `/tags/${index}`, value });
  }
  const visit = (kind: Kind, value: JsonValue, pointer: string, wanted: boolean): void => {
    for (const child of childrenOf(kind, { value, pointer })) {
      if (!isObject(child.value)) continue;
      const isWanted = wantsExamples(kind, child) ?? wanted;
      const list = LISTS[child.kind];
      const place = { pointer: child.pointer, value: child.value };
      if (list && typeof child.value.$ref === 'string') continue;
      if (list) places[list].push(place);
      else if (child.kind === 'operation') places.operations.push(place);
      else if (child.kind === 'mediaType') places.mediaTypes.push({ ...place, wanted: isWanted });
      else if (child.kind === 'schema')
        places.schemas.push({ ...place, role: roleOf(kind, child) });
      visit(child.kind, child.value, child.pointer, isWanted);
    }
  };
  visit('document', root, '', false);
  return places;
}

/** Bodies and successful answers are shown with examples; what stands in them as its holder says. */
function wantsExamples(holder: Kind, { kind, pointer }: Child): boolean | undefined {
  if (kind === 'requestBody') return true;
  if (kind === 'response') return holder === 'components' || /\/2[\dX]{2}$/i.test(pointer);
  return kind === 'parameter' || kind === 'header' ? false : undefined;
}

function roleOf(holder: Kind, { keyword }: Child): SchemaRole {
  if (holder === 'components') return 'component';
  if (holder !== 'schema') return 'root';
  return keyword === 'properties' ? 'property' : 'part';
}
