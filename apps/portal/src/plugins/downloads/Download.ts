export interface DownloadFile {
  /** Path from the site's root. Its last segment is the unique file name. */
  readonly address: string;
  readonly what: string;
  readonly version?: string;
  /** For files of one service: its id and name, and the file's format, unique within the service. */
  readonly service?: Readonly<Record<'id' | 'title' | 'format', string>>;
  readonly bytes: Uint8Array;
}
