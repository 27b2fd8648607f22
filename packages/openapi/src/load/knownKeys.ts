/** Keys of a document, its `info` and its `components`, so that none is taken for another one misspelt. */
export const KNOWN_KEYS: readonly string[] = [
  ...['openapi', 'info', 'paths', 'webhooks', 'components', 'servers', 'security', 'tags'],
  ...['externalDocs', 'title', 'version', 'summary', 'description', 'license', 'contact'],
  ...['schemas', 'responses', 'parameters', 'examples', 'requestBodies', 'headers', 'callbacks'],
  ...['securitySchemes', 'links', 'pathItems', 'mediaTypes'],
];
