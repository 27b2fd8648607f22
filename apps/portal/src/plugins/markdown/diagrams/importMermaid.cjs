/*
 * The library is an ES module alone. The loader of the site's configuration turns every `import()` it
 * reads into a `require`, and reads no `.cjs`: here the import stays Node's own.
 */
exports.importMermaid = () => import('beautiful-mermaid');
