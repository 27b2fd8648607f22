import { loader } from 'fumadocs-core/source';
import { createOpenAPI } from 'fumadocs-openapi/server';

const openapi = createOpenAPI({ input: ['./openapi.yaml'] });

export const source = loader(
  { openapi: await openapi.staticSource({ groupBy: 'tag' }) },
  { baseUrl: '/docs', plugins: [openapi.loaderPlugin()] },
);
