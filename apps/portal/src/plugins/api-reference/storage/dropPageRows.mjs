/**
 * Bundler loader for Docusaurus' two tables of routes, `routes.js` and `routesChunkNames.json`: leaves
 * out the rows of further pages, which the route above them shows. Routers look through their rows one
 * by one for every page, and browsers load them all.
 *
 * @this {{ resourcePath: string, getOptions(): { pages: Readonly<Record<string, number>> } }} `pages`:
 * how many rows there are below each route.
 * @param {string} source the generated module.
 * @returns {string}
 * @throws when a table has another form, since it would grow unnoticed.
 */
export default function dropPageRows(source) {
  const { pages } = this.getOptions();
  const drop = this.resourcePath.endsWith('.json') ? dropFromTable : dropFromRoutes;
  return Object.entries(pages).reduce((text, [route, count]) => {
    const dropped = drop(text, `${route}/`);
    if (dropped.count !== count) {
      throw new Error(
        `api-reference: ${this.resourcePath} has ${dropped.count} rows below ${route}, not ${count}`,
      );
    }
    return dropped.text;
  }, source);
}

function dropFromRoutes(text, prefix) {
  let count = 0;
  const row = new RegExp(
    `\\s*\\{\\s*path: '${escapePattern(prefix)}([^']*)',\\s*component: ComponentCreator\\('${escapePattern(prefix)}\\1', '[0-9a-f]+'\\),\\s*exact: true\\s*\\},?`,
    'g',
  );
  const kept = text.replace(row, () => {
    count += 1;
    return '';
  });
  return { text: kept, count };
}

function dropFromTable(text, prefix) {
  const rows = Object.entries(JSON.parse(text));
  const kept = rows.filter(([key]) => !key.startsWith(prefix));
  return { text: JSON.stringify(Object.fromEntries(kept)), count: rows.length - kept.length };
}

function escapePattern(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
