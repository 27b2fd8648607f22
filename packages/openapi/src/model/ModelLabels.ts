/** Words that become part of the model itself, in the reference's language. */
export interface ModelLabels {
  /** Language tag (BCP 47), which decides the words in anchors. */
  readonly language: string;
  readonly untagged: string;
  readonly webhooks: string;
  readonly otherTags: string;
  readonly placeholders: Placeholders;
}

/** What stands in samples and examples for values the document doesn't give. */
export interface Placeholders {
  readonly text: string;
  readonly value: string;
  /** Name of a field whose name is free. */
  readonly key: string;
  readonly file: string;
  readonly email: string;
  readonly host: string;
  /** Absolute path of a resource. */
  readonly path: string;
  /** A credential. */
  readonly token: string;
}
