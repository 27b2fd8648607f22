/** Words that become part of the model itself, in the reference's language. */
export interface ModelLabels {
  /** Language tag (BCP 47), which decides the words in anchors. */
  readonly language: string;
  readonly untagged: string;
  readonly webhooks: string;
  readonly otherTags: string;
  readonly placeholders: {
    /** Stands for a credential in samples. */
    readonly token: string;
  };
}
