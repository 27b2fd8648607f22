import type { JsonObject } from '../../json.js';
import type { Made } from './Made.js';

/** What was made of a schema before, and where none could be made. */
export class MadeBefore {
  private readonly known = new Map<JsonObject, Map<string, Made | undefined>>();

  /** @param place all else that makes a difference. */
  recall(schema: JsonObject, place: string, make: () => Made | undefined): Made | undefined {
    const places = this.known.get(schema) ?? new Map<string, Made | undefined>();
    this.known.set(schema, places);
    if (places.has(place)) return places.get(place);
    const made = make();
    places.set(place, made);
    return made;
  }
}
