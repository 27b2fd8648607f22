import { lettersOf } from './lettersOf';

/**
 * One place of a page: a row, a section, an operation. What it shows itself is kept apart from what
 * rows and other addressed places inside it show.
 */
export class PageNode {
  readonly children: PageNode[] = [];
  /** Addresses of links, those in the contract's own Markdown left out. */
  readonly links: string[] = [];
  private readonly said: string[] = [];
  private readonly written: string[] = [];
  private readonly words = new Set<string>();
  private readonly samples: string[] = [];
  private readonly addresses = new Set<string>();
  private heading: string | undefined;
  private letters: string | undefined;
  private phrases: string | undefined;
  private listed: ReadonlySet<string> | undefined;

  constructor(
    readonly id: string,
    readonly tag: string,
    readonly parent: PageNode | undefined,
  ) {}

  addChild(id: string, tag: string): PageNode {
    const node = new PageNode(id, tag, this);
    this.children.push(node);
    return node;
  }

  addText(text: string, inProse: boolean, inCode: boolean): void {
    if (inCode) {
      this.samples[this.samples.length - 1] += text;
      return;
    }
    this.written.push(text);
    if (text.trim() === '') return;
    this.nameAround(text.trim());
    if (inProse) return;
    this.said.push(text);
    this.words.add(text.trim());
  }

  addBreak(): void {
    this.written.push(' ');
    this.said.push(' ');
  }

  addAddress(url: string, inProse: boolean): void {
    this.addresses.add(url);
    if (!inProse) this.links.push(url);
  }

  openCode(): void {
    this.samples.push('');
  }

  /** The first text in the place: its name, status or title. */
  get label(): string {
    return this.heading ?? '';
  }

  /** Whether rows inside tell of other places, so that their text is theirs alone. */
  get standsAlone(): boolean {
    return this.id !== '' || this.tag === 'li';
  }

  /** Everything the place itself shows. */
  ownText(): string {
    return this.gather((node) => node.written);
  }

  /** The same, letters and digits only. */
  ownLetters(): string {
    this.letters ??= lettersOf(this.ownText());
    return this.letters;
  }

  /** What the reference says of the place in its own words. */
  ownPhrases(): string {
    this.phrases ??= this.gather((node) => node.said).replace(/\s+/g, ' ');
    return this.phrases;
  }

  /** Values that stand by themselves, alone or in a list. */
  ownWords(): ReadonlySet<string> {
    this.listed ??= new Set(
      this.own().flatMap((node) =>
        [...node.words].flatMap((word) => [
          word,
          ...word.split(/,\s+/).flatMap((part) => [part, part.replace(/^[^:]*:\s/, '')]),
        ]),
      ),
    );
    return this.listed;
  }

  ownAddresses(): string[] {
    return this.own().flatMap((node) => [...node.addresses]);
  }

  ownLinks(): string[] {
    return this.own().flatMap((node) => node.links);
  }

  /** The code blocks in the place and all places inside it. */
  allCode(): string[] {
    return [...this.samples, ...this.children.flatMap((child) => child.allCode())];
  }

  /** The place and those of its parts that are no places of their own. */
  own(): PageNode[] {
    const inner = this.children.filter((child) => !child.standsAlone);
    return [this, ...inner.flatMap((child) => child.own())];
  }

  /** The nearest places inside that stand alone, in their order. */
  inner(): PageNode[] {
    return this.children.flatMap((child) => (child.standsAlone ? [child] : child.inner()));
  }

  /** The place and everything inside it. */
  all(): PageNode[] {
    return [this, ...this.children.flatMap((child) => child.all())];
  }

  private gather(read: (node: PageNode) => readonly string[]): string {
    return this.own()
      .map((node) => read(node).join(''))
      .join(' ');
  }

  private nameAround(text: string): void {
    for (let node: PageNode | undefined = this; node && node.heading === undefined; ) {
      node.heading = text;
      node = node.parent;
    }
  }
}
