import type { Fact, Place } from '../Place';
import { describeOperations } from './describeOperation';
import { describeSchemes } from './describeSchemes';
import { address, externalDocs, literal, phrase, prose, word } from './facts';
import { child, listed, type Pointed, type Reader, text } from './Reader';
import { serverFacts } from './serverFacts';

/** Every place of a document that a reader must find, from the whole down. */
export function describeDocument(reader: Reader): Place[] {
  const { root } = reader;
  const info = child(root, 'info') ?? root;
  return [
    {
      step: { kind: 'document', title: text(info, 'title') ?? '' },
      category: 'document',
      pointer: info.pointer,
      key: '',
      facts: [
        ...infoFacts(reader, info),
        ...externalDocs('document', root),
        ...serverFacts(reader, root),
      ],
      children: () => [],
    },
    ...describeSchemes(reader),
    ...describeTags(reader),
    ...describeOperations(reader, child(root, 'paths'), 'path'),
    ...describeOperations(reader, child(root, 'webhooks'), 'webhook'),
  ];
}

function infoFacts(reader: Reader, info: Pointed): Fact[] {
  const contact = child(info, 'contact') ?? info;
  const license = child(info, 'license') ?? info;
  const email = text(contact, 'email');
  return [
    ...word(reader, 'document', info, 'version'),
    ...prose('document', info, 'summary'),
    ...prose('document', info, 'description'),
    ...address('document', info, 'termsOfService'),
    ...word(reader, 'document', contact, 'name'),
    ...address('document', contact, 'url'),
    ...(email ? [phrase('document', `${contact.pointer}/email`, literal(email))] : []),
    ...word(reader, 'document', license, 'name'),
    ...word(reader, 'document', license, 'identifier'),
    ...address('document', license, 'url'),
  ];
}

/** Tags that operations use or that say something themselves. */
function describeTags(reader: Reader): Place[] {
  return listed(reader.root, 'tags').map((tag) => {
    const title = text(tag, 'x-displayName') ?? text(tag, 'summary') ?? text(tag, 'name') ?? '';
    return {
      step: { kind: 'tag', title },
      category: 'tag',
      pointer: tag.pointer,
      key: tag.pointer,
      facts: [...prose('tag', tag, 'description'), ...externalDocs('tag', tag)],
      children: () => [],
    };
  });
}
