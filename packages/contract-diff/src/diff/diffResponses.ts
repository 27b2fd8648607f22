import type { Operation, Response } from '@frontier/openapi';
import type { Spot } from './ChangeList';
import { diffContent } from './diffContent';
import { diffParameter } from './diffParameters';
import { diffText } from './diffText';
import { pairUp } from './pairUp';
import type { SchemaDiff } from './SchemaDiff';

const SUCCESS = /^2/;
const REDIRECT = /^[13]/;
const NOT_INFORMED = '[Texto não informado]';

/** What two calls answer, status by status. */
export function diffResponses(
  diff: SchemaDiff,
  spot: Spot,
  before: Operation,
  after: Operation,
): void {
  const { changes } = diff;
  const at = ({ anchor, status }: Response): Spot => ({ ...spot, anchor, home: status });
  const pairs = pairUp(before.responses, after.responses, ({ status }) => status);
  for (const response of pairs.removed) {
    changes.add(isError(response) ? 'error-removed' : 'success-removed', at(response), {
      before: response.status,
    });
  }
  for (const response of pairs.added) {
    changes.add(isError(response) ? 'error-added' : 'success-added', at(response), {
      after: response.status,
    });
  }
  for (const [earlier, later] of pairs.both) diffResponse(diff, at(later), earlier, later);
}

function diffResponse(diff: SchemaDiff, spot: Spot, before: Response, after: Response): void {
  const { changes } = diff;
  const error = isError(after);
  if (error) diffErrorText(diff, spot, before.description, after.description);
  const texts = ({ description, links }: Response) => [error ? '' : description, links];
  diffText(changes, spot, texts(before), texts(after));
  const headers = pairUp(before.headers, after.headers, ({ name }) => name.toLowerCase());
  const at = ({ anchor, name }: { anchor: string; name: string }) => ({
    ...spot,
    anchor,
    home: `${spot.home}.${name}`,
  });
  for (const header of headers.removed) changes.add('header-removed', at(header));
  for (const header of headers.added) changes.add('header-added', at(header));
  for (const [earlier, later] of headers.both) {
    diffParameter(diff, at(later), earlier, later, 'header');
  }
  if (before.content.length > 0 && after.content.length === 0) changes.add('body-removed', spot);
  else {
    const examples = error ? 'error-text-changed' : 'example-changed';
    diffContent(diff, spot, before.content, after.content, examples);
  }
}

/** An error's description is its exact text, unless it says that the text is not informed. */
function diffErrorText({ changes }: SchemaDiff, spot: Spot, before: string, after: string): void {
  if (before === after) return;
  const [wasOpen, isOpen] = [before, after].map((text) => text.includes(NOT_INFORMED));
  if (wasOpen && isOpen) changes.add('text-changed', spot);
  else if (wasOpen) changes.add('error-text-published', spot, { after });
  else changes.add('error-text-changed', spot, { before, after });
}

function isError({ status }: Response): boolean {
  return !SUCCESS.test(status) && !REDIRECT.test(status);
}
