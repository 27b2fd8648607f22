/** Docusaurus reports an update only if the result has a configuration and an update. */
export default function findNoUpdate() {
  return {};
}
