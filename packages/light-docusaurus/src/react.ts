/* What the site's components take from here: `@frontier/light-docusaurus/react`. */
export { default as ServedText } from './static-text/client/ServedText';
