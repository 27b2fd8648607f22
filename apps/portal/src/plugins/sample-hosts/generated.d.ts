/** Written by `index.ts`. */
declare module '@generated/sample-hosts/default/hosts.json' {
  /** Hosts that samples have, of the test environment. */
  export const hosts: readonly string[];
  /** Address of the simulator on a reader's machine. */
  export const simulator: string;
}
