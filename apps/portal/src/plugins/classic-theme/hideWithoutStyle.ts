import type { HtmlTags } from '@docusaurus/types';

/**
 * The same tags; those that a `style` hides are hidden by SVG's own attribute, which a policy without
 * inline styles allows.
 */
export function hideWithoutStyle(tags: HtmlTags): HtmlTags {
  if (!Array.isArray(tags)) return tags;
  return tags.map((tag) => {
    if (typeof tag === 'string' || tag.tagName !== 'svg') return tag;
    const { style, ...attributes } = tag.attributes ?? {};
    return style === 'display: none;'
      ? { ...tag, attributes: { ...attributes, display: 'none' } }
      : tag;
  });
}
