import { type DocumentOrigin, FaultList, SpecError, type SpecFault } from '../SpecError.js';
import type { Grafts } from './Grafts.js';
import { Refusal } from './Refusal.js';

/** What is wrong with a document's references, and with the files they name: each told once. */
export class BundleFaults {
  private readonly ofFiles = new Set<SpecError>();
  /** Pointers, without `#`, of the references that are not followed. */
  readonly refused = new Set<string>();
  private readonly list: FaultList;
  /** Pointer of the reference that is being followed. */
  private at = '';

  constructor(origin: DocumentOrigin, locate: Grafts['locate']) {
    this.list = new FaultList(origin, locate);
  }

  get all(): SpecFault[] {
    return [...[...this.ofFiles].flatMap(({ faults }) => faults), ...this.list.faults];
  }

  /**
   * Does what a reference asks for.
   *
   * @param pointer of the reference, without `#`.
   * @returns nothing where it can't be done.
   * @throws {Refusal} where a measure is full.
   */
  async attempt<T>(pointer: string, action: () => Promise<T>): Promise<T | undefined> {
    this.at = pointer;
    try {
      return await action();
    } catch (error) {
      if (error instanceof SpecError) {
        this.ofFiles.add(error);
        this.refused.add(pointer);
      } else if (error instanceof Refusal && !error.isLast) this.refuse(error);
      else throw error;
      return undefined;
    }
  }

  /** Tells of the reference that is followed, or of a later one on its way, which many may lead over. */
  refuse({ expected, found, mend, place }: Refusal): void {
    const { at } = this;
    const key = place ? `${place.source}${place.pointer}` : at;
    const isTold = this.refused.has(at) || this.refused.has(key);
    this.refused.add(at).add(key);
    if (!isTold) this.list.add(at, expected, found, mend, place);
  }
}
