import { STATUS_CODES } from 'node:http';
import { plainText } from '../../../shared/mdx/plainText';
import type { Call } from '../calls/Call';
import { stableId } from '../stableId';
import type { Request, SavedResponse } from './Collection';

/** The contract's own examples of answers; a status without one is there with its description only. */
export function writeResponses(
  { id, responses, service }: Call,
  originalRequest: Request,
): SavedResponse[] {
  return responses.flatMap(({ content, description, status }): SavedResponse[] => {
    const code = Number(status);
    if (!Number.isInteger(code)) return [];
    const examples = content.flatMap(({ examples: all, name: type }) =>
      all.filter(({ generated }) => !generated).map((example) => ({ ...example, type })),
    );
    const common = {
      originalRequest,
      status: STATUS_CODES[code] ?? '',
      code,
      cookie: [],
    } as const;
    if (examples.length === 0) {
      const name = `${status} · ${plainText(description)}`;
      const language = '_postman_previewlanguage';
      return [
        { id: stableId(service, id, status), name, ...common, header: [], [language]: 'text' },
      ];
    }
    return examples.map(({ language, name = '', summary = name, text, type }) => ({
      id: stableId(service, id, status, name),
      name: `${status} · ${summary}`,
      ...common,
      header: [{ key: 'Content-Type', value: type }],
      body: text,
      _postman_previewlanguage: language,
    }));
  });
}
