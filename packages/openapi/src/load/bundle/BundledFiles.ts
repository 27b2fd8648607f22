import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describeValue } from '../../json.js';
import { LIMITS } from '../../limits.js';
import { nearestName } from '../../nearestName.js';
import { causeOf } from '../../words/PhraseError.js';
import { type FaultText, type Phrase, phrase } from '../../words/phrase.js';
import type { SpecFault } from '../SpecError.js';
import { BundledFile } from './BundledFile.js';
import type { DocumentSize } from './DocumentSize.js';
import { filePathOf } from './filePathOf.js';
import { Refusal } from './Refusal.js';
import { isInside, readInside } from './readInside.js';

/** Where a document's files are read. */
export interface BundleRoot {
  /** The folder, without links. */
  readonly folder: string;
  /** What faults call it. */
  readonly name: string;
  /** Told the path of each file that is looked for. */
  readonly onRead?: ((file: string) => void) | undefined;
}

/** The files of one document, each read once, within a folder and the measures of all together. */
export class BundledFiles {
  /** Files by their paths without links; what could not be read by the path that was tried. */
  private readonly byReal = new Map<string, BundledFile>();
  private readonly byPath = new Map<string, BundledFile | Refusal>();
  private readonly expected: Phrase;
  private bytes: number;
  private hints = 0;

  /** @param real path of the first file without links. */
  constructor(
    readonly first: BundledFile,
    real: string,
    bytes: number,
    private readonly root: BundleRoot,
    private readonly size: DocumentSize,
  ) {
    this.expected = phrase('expected.bundledFile', { root: root.name });
    this.bytes = bytes;
    this.byReal.set(real, first);
    this.byPath.set(first.place, first);
  }

  /** What was noticed in all that were read as data. */
  get slips(): SpecFault[] {
    return [...this.byReal.values()].flatMap(({ slips }) => slips);
  }

  /** Whether a near name is looked for: for the first faults only, as it takes longer than all else. */
  takeHint(): boolean {
    this.hints += 1;
    return this.hints <= LIMITS.hints;
  }

  /**
   * The file that a reference of another one names.
   *
   * @param uri without its fragment.
   * @throws {Refusal} where it is not read.
   */
  async open(uri: string, from: BundledFile): Promise<BundledFile> {
    const place = path.resolve(path.dirname(from.place), filePathOf(uri, this.expected));
    let found = this.byPath.get(place);
    if (!found) {
      found = await this.read(place, uri, from).catch((error: unknown) => {
        if (error instanceof Refusal) return error;
        throw error;
      });
      this.byPath.set(place, found);
    }
    if (found instanceof Refusal) throw found;
    return found;
  }

  private async read(place: string, uri: string, from: BundledFile): Promise<BundledFile> {
    const { root } = this;
    if (!isInside(place, root.folder)) throw this.refuse(uri, phrase('found.outsideRoot'));
    if (from.depth === LIMITS.bundledDepth) {
      throw refuseMore(phrase('found.deepFiles', { max: LIMITS.bundledDepth }));
    }
    if (this.byPath.size === LIMITS.bundledFiles) {
      throw refuseMore(phrase('found.manyFiles', { max: LIMITS.bundledFiles }));
    }
    root.onRead?.(place);
    const { bytes, real } = await readInside(
      place,
      root.folder,
      LIMITS.documentBytes - this.bytes,
    ).catch(async (error: unknown) => {
      throw this.refuse(
        uri,
        causeOf(error),
        isMissing(error) && this.takeHint() ? await nearestFile(place, uri) : undefined,
      );
    });
    const known = this.byReal.get(real);
    if (known) return known;
    if (!bytes) throw refuseMore(phrase('found.manyBytes', { max: LIMITS.documentBytes }));
    this.bytes += bytes.byteLength;
    const { origin, place: start } = this.first;
    const way = path.relative(path.dirname(start), place);
    const source = path.join(path.dirname(origin.source), way);
    const file = new BundledFile({ ...origin, source }, place, from.depth + 1, bytes, this.size);
    this.byReal.set(real, file);
    return file;
  }

  private refuse(uri: string, cause: FaultText, nearest?: string): Refusal {
    const isOutside = typeof cause === 'object' && cause.name === 'found.outsideRoot';
    const other =
      nearest === undefined ? phrase('mend.checkFile') : phrase('mend.nearFile', { nearest });
    return new Refusal(
      this.expected,
      phrase('found.unreadFile', { ref: describeValue(uri), cause }),
      isOutside ? phrase('mend.nameRoot', { root: this.root.name }) : other,
    );
  }
}

function refuseMore(found: Phrase): Refusal {
  return new Refusal(phrase('expected.reasonableSize'), found, phrase('mend.split'), true);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** The reference to a file beside one that is not there, if a name is near. */
async function nearestFile(place: string, uri: string): Promise<string | undefined> {
  const { base, dir } = path.parse(place);
  const names = await readdir(dir).catch(() => []);
  const nearest = nearestName(base, names);
  return nearest === undefined ? undefined : uri.replace(/[^/]*$/, () => nearest);
}
