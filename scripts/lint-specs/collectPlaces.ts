import {
  isObject,
  type JsonObject,
  type JsonValue,
  joinPointer,
} from '../../src/plugins/api-reference/json';
import { collectSchemas, type SchemaPlace } from './collectSchemas';
import type { Place } from './LintTarget';

/** A body's content in one media type; `wanted` where a reader needs an example of it. */
export interface MediaTypePlace extends Place {
  readonly wanted: boolean;
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

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace', 'query'];

/** Walks a document along the grammar of OpenAPI 3 (paths, webhooks, components). */
export function collectPlaces(root: JsonObject): Places {
  const collector = new Collector();
  collector.document(root);
  return collector.places;
}

class Collector {
  readonly places: Places = {
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

  document(root: JsonObject): void {
    each(root.tags, '/tags', (tag) => this.places.tags.push(tag));
    each(root.paths, '/paths', (item) => this.pathItem(item));
    each(root.webhooks, '/webhooks', (item) => this.pathItem(item));
    const components = isObject(root.components) ? root.components : {};
    const under = (key: string, visit: (place: Place) => void) =>
      each(components[key], `/components/${key}`, visit);
    under('parameters', (place) => this.parameter(place));
    under('headers', (place) => this.header(place));
    under('requestBodies', (place) => this.requestBody(place));
    under('responses', (place) => this.response(place, true));
    under('examples', (place) => this.example(place));
    under('pathItems', (place) => this.pathItem(place));
    under('callbacks', (place) => this.callback(place));
    under('schemas', ({ value, pointer }) => this.schema(value, pointer, 'component'));
  }

  private pathItem({ value, pointer }: Place): void {
    each(value.parameters, `${pointer}/parameters`, (place) => this.parameter(place));
    for (const method of METHODS) {
      const operation = value[method];
      if (isObject(operation))
        this.operation({ pointer: `${pointer}/${method}`, value: operation });
    }
  }

  private operation(place: Place): void {
    this.places.operations.push(place);
    const { value, pointer } = place;
    each(value.parameters, `${pointer}/parameters`, (item) => this.parameter(item));
    if (isObject(value.requestBody)) {
      this.requestBody({ pointer: `${pointer}/requestBody`, value: value.requestBody });
    }
    each(value.responses, `${pointer}/responses`, (item) => {
      this.response(item, /\/2[\dX]{2}$/i.test(item.pointer));
    });
    each(value.callbacks, `${pointer}/callbacks`, (item) => this.callback(item));
  }

  private callback({ value, pointer }: Place): void {
    each(value, pointer, (item) => this.pathItem(item));
  }

  private parameter(place: Place): void {
    if (isReference(place.value)) return;
    this.places.parameters.push(place);
    this.described(place, false);
  }

  private header(place: Place): void {
    if (isReference(place.value)) return;
    this.places.headers.push(place);
    this.described(place, false);
  }

  private requestBody(place: Place): void {
    if (isReference(place.value)) return;
    this.places.requestBodies.push(place);
    this.content(place, true);
  }

  private response(place: Place, successful: boolean): void {
    if (isReference(place.value)) return;
    this.places.responses.push(place);
    each(place.value.headers, `${place.pointer}/headers`, (header) => this.header(header));
    this.content(place, successful);
  }

  private content({ value, pointer }: Place, wanted: boolean): void {
    each(value.content, `${pointer}/content`, (media) => {
      this.places.mediaTypes.push({ ...media, wanted });
      this.described(media, wanted);
    });
  }

  /** What parameters, headers and media types share: a schema, examples, nested content. */
  private described(place: Place, wanted: boolean): void {
    const { value, pointer } = place;
    this.schema(value.schema, `${pointer}/schema`, 'root');
    each(value.examples, `${pointer}/examples`, (example) => this.example(example));
    each(value.encoding, `${pointer}/encoding`, (encoding) =>
      each(encoding.value.headers, `${encoding.pointer}/headers`, (header) => this.header(header)),
    );
    this.content(place, wanted);
  }

  private example(place: Place): void {
    if (!isReference(place.value)) this.places.examples.push(place);
  }

  private schema(value: JsonValue | undefined, pointer: string, role: SchemaPlace['role']): void {
    if (isObject(value)) collectSchemas(value, pointer, role, this.places.schemas);
  }
}

function isReference(value: JsonObject): boolean {
  return typeof value.$ref === 'string';
}

/** Visits the objects in a list or a map; extension keys of maps are skipped. */
function each(holder: JsonValue | undefined, pointer: string, visit: (place: Place) => void): void {
  if (!isObject(holder) && !Array.isArray(holder)) return;
  for (const [key, value] of Object.entries(holder)) {
    if (isObject(value) && !key.startsWith('x-'))
      visit({ pointer: joinPointer(pointer, key), value });
  }
}
