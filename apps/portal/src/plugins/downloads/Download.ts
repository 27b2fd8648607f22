import type { ParsedDocument, Service } from '@frontier/openapi';

/** What the site passes to the plugin. */
export interface DownloadOptions {
  /** Address of the folder of all files made here; contracts stand where the reference publishes them. */
  readonly folder: string;
  /** What names of files for all services begin with, such as `frontier`. */
  readonly name: string;
  /** What collections of calls are called. */
  readonly title: string;
  /** How collections of calls get the token that all other calls carry. */
  readonly token: TokenOptions;
}

/** Names of the contract that gives the token. */
export interface TokenOptions {
  /** operationId of the call. */
  readonly operation: string;
  /** Field of its answer that holds the token. */
  readonly value: string;
  /** Field of its answer that says until when it is good, a date and time. */
  readonly expiry: string;
}

/** One service's contract, as the site publishes it. */
export interface Contract {
  readonly id: string;
  /** Name the portal gives the service. */
  readonly title: string;
  /** Address of the document, byte by byte as its host serves it. */
  readonly address: string;
  readonly bytes: Uint8Array;
  readonly document: ParsedDocument;
  readonly service: Service;
}

/** What files are made from, besides the contracts. */
export interface DownloadSite extends DownloadOptions {
  /** Address of the site itself, without a slash at its end: links in files must work from outside. */
  readonly url: string;
}

/** One file to take away. */
export interface DownloadFile {
  /** Address from the site's root; its last part is the file's name, which no other file has. */
  readonly address: string;
  /** What the page says it is. */
  readonly what: string;
  /** The contract's version, where the file is of one contract. */
  readonly version?: string;
  /** Where the file is of one service: the service's name, and the format that tells its files from each other. */
  readonly service?: { readonly title: string; readonly format: string };
  /** Media type, with its charset. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Files made in one way, which stand in one table of the page. */
export interface DownloadKind {
  /** What a guide names: `<DownloadFiles kind="contratos" />`. */
  readonly id: string;
  readonly make: (
    contracts: readonly Contract[],
    site: DownloadSite,
  ) => readonly DownloadFile[] | Promise<readonly DownloadFile[]>;
}
