import { modelService, parseDocument, type Service } from '@frontier/openapi';

export function modelOf(text: string): Service {
  const document = parseDocument(text, { service: 'x', source: 'x.yaml' });
  return modelService(document, { id: 'x', title: 'X' }, 'x.yaml');
}
