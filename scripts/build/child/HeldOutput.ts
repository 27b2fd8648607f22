import { StringDecoder } from 'node:string_decoder';

/** Where Docusaurus, and Node for an error that nobody caught, begin to say why they end; in colours or not. */
const LAST_WORDS = /^[^\p{L}\n]*(?:\d+m)?(?:\[ERROR\]|node:|\w*Error\b)/mu;

/**
 * Passes on what a process says of its faults as it comes, but keeps back its last words until it is
 * known what they mean.
 */
export class HeldOutput {
  /** The last words so far. */
  held = '';
  private readonly decoder = new StringDecoder('utf8');

  constructor(private readonly pass: (text: string) => void) {}

  add(bytes: Buffer): void {
    const text = this.decoder.write(bytes);
    const start = this.held === '' ? text.search(LAST_WORDS) : 0;
    const told = start < 0 ? text : text.slice(0, start);
    if (told !== '') this.pass(told);
    this.held += text.slice(told.length);
  }
}
