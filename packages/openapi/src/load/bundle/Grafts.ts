import type { TextPlace } from '../SpecError.js';
import type { BundledFile } from './BundledFile.js';

/** Where a value was written. */
export interface Origin {
  readonly file: BundledFile;
  /** Without `#`. */
  readonly pointer: string;
}

/** Which values of a bundled document came from where. */
export class Grafts {
  private readonly origins = new Map<string, Origin>();

  constructor(private readonly first: BundledFile) {}

  /** @param pointer where the value stands now, without `#`. */
  set(pointer: string, origin: Origin): void {
    this.origins.set(pointer, origin);
  }

  /** Where a value was written whose parent came from elsewhere. */
  get(pointer: string): Origin | undefined {
    return this.origins.get(pointer);
  }

  /** Whether a value holds another that came from the same place: it would hold itself without end. */
  isWithin(pointer: string, { file, pointer: written }: Origin): boolean {
    return this.around(pointer).some(
      ({ origin }) => origin.file === file && origin.pointer === written,
    );
  }

  /** Where any value was written. */
  originOf(pointer: string): Origin {
    const [nearest] = this.around(pointer);
    if (!nearest) return { file: this.first, pointer };
    return { file: nearest.origin.file, pointer: nearest.origin.pointer + nearest.rest };
  }

  /** The line and the file in which what a pointer names was written. */
  readonly locate = (pointer: string): TextPlace | undefined => {
    const { file, pointer: written } = this.originOf(pointer.replace(/^#/, ''));
    const place = file.content.locate(written);
    if (!place || file === this.first) return place;
    return { ...place, source: file.origin.source, pointer: `#${written}` };
  };

  /** Everything from elsewhere that a value is in, the nearest first, and the way from it to the value. */
  private around(pointer: string): { origin: Origin; rest: string }[] {
    const found: { origin: Origin; rest: string }[] = [];
    for (
      let end = pointer.length;
      end >= 0;
      end = end === 0 ? -1 : pointer.lastIndexOf('/', end - 1)
    ) {
      const origin = this.origins.get(pointer.slice(0, end));
      if (origin) found.push({ origin, rest: pointer.slice(end) });
    }
    return found;
  }
}
