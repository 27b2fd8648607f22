import type { BlogFeedItem, CreateFeedItemsFn } from '@docusaurus/plugin-content-blog';

/**
 * The posts of the blog's feed: what each is about and where it stands. Their text is not repeated:
 * Docusaurus would read it back from pages that other plugins are writing at that moment.
 */
export const createFeedItems: CreateFeedItemsFn = async ({ blogPosts, siteConfig }) =>
  blogPosts.map(({ metadata }): BlogFeedItem => {
    const address = siteConfig.url + metadata.permalink;
    return {
      title: metadata.title,
      id: address,
      link: address,
      date: metadata.date,
      description: metadata.description,
      category: metadata.tags.map(({ label }) => ({ name: label, term: label })),
      author: metadata.authors.flatMap(({ name }) => (name ? [{ name }] : [])),
    };
  });
