import type { Pluggable } from 'unified';

/** What a component of a guide is in Markdown, from the attributes given as plain text. */
export type DescribeComponent = (attributes: ReadonlyMap<string, string>) => string;

/** What the site passes to the plugin. None of it reaches the browser: functions are left out there. */
export interface TextTwinsOptions {
  /** Remark plugins that put data of the site into pages, as the pages are compiled with them. */
  readonly remarkPlugins: readonly Pluggable[];
  /** Components of the site by name, each as Markdown; an empty text for one that says nothing. */
  readonly components: Readonly<Record<string, DescribeComponent>>;
  /** Pages that have no source in Markdown, such as the front page, as MDX: by their address. */
  readonly describePage: Readonly<Record<string, () => string>>;
  readonly skill: SkillOptions;
}

/** The skill for assistants (agentskills.io) that is made of the guides. */
export interface SkillOptions {
  /** Also its folder's: lower case and hyphens. */
  readonly name: string;
  /** What it is for and when to take it: all that an assistant reads before it does. */
  readonly description: string;
  /** Route of the guide whose description introduces it. */
  readonly introduction: string;
  /** Areas of the index of which it lists the guides. */
  readonly areas: readonly string[];
  /** Route of the guide that stands in it whole. */
  readonly whole: string;
}
