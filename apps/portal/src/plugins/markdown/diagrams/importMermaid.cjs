/* The library is published as an ES module only. The loader of the site's configuration turns every `import()` into a
   `require` but skips `.cjs` files, so here the import remains Node's. */
exports.importMermaid = () => import('beautiful-mermaid');
