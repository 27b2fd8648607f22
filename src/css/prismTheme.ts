import type { PrismTheme } from 'prism-react-renderer';

/**
 * Colours of the fenced code in guides, for both modes: every value is a design token, so one theme
 * serves light and dark and matches the code of the API reference.
 */
export const prismTheme: PrismTheme = {
  plain: { color: 'var(--site-text)', backgroundColor: 'var(--site-code-bg)' },
  styles: [
    { types: ['comment', 'prolog', 'cdata'], style: { color: 'var(--tk-comment)' } },
    { types: ['keyword', 'boolean', 'atrule', 'important'], style: { color: 'var(--tk-keyword)' } },
    {
      types: ['string', 'char', 'attr-value', 'regex', 'inserted'],
      style: { color: 'var(--tk-string)' },
    },
    { types: ['number', 'constant', 'variable'], style: { color: 'var(--tk-number)' } },
    {
      types: ['function', 'class-name', 'tag', 'selector', 'builtin'],
      style: { color: 'var(--tk-function)' },
    },
    { types: ['property', 'attr-name', 'key'], style: { color: 'var(--tk-property)' } },
    { types: ['deleted'], style: { color: 'var(--site-danger)' } },
    { types: ['bold'], style: { fontWeight: 'bold' } },
    { types: ['italic'], style: { fontStyle: 'italic' } },
  ],
};
