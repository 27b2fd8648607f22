/** What the site passes to the plugin. */
export interface PageScriptOptions {
  /**
   * Browser modules that need no React, by path from the site's folder. Like Docusaurus' client
   * modules they may export `onRouteDidUpdate`; they run before the page is hydrated, too.
   */
  readonly modules: readonly string[];
  /** Whether they come as one script of their own; otherwise they belong to React's application. */
  readonly bundled: boolean;
}

/** The part of Docusaurus' client module interface that page modules share. */
export interface PageModule {
  readonly onRouteDidUpdate?: (route: {
    readonly location: Pick<Location, 'hash' | 'pathname'>;
  }) => void;
}
