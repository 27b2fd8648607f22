/* `@frontier/light-docusaurus/react`: the API for the site's components. */
export { default as ServedText } from './static-text/client/ServedText';
