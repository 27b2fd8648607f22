import type { Fact, Place } from '../expectedPlaces';
import { describeOperations } from './describeOperation';
import { describeSchema } from './describeSchema';
import { describeSchemes } from './describeSchemes';
import { describeTags } from './describeTags';
import { address, externalDocs, literal, phrase, prose, word } from './facts';
import { child, type Pointed, type Reader, text } from './Reader';
import { serverFacts } from './serverFacts';
import { unreachedSchemas } from './unreachedSchemas';

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
    ...describeUnreached(reader),
    ...describeOperations(reader, child(root, 'paths'), 'path'),
    ...describeOperations(reader, child(root, 'webhooks'), 'webhook'),
  ];
}

/** The schemas that no call reaches: of a document without any call, all it has to say. */
function describeUnreached(reader: Reader): Place[] {
  return unreachedSchemas(reader).map(([name, schema]) => ({
    ...describeSchema(reader, [schema]),
    step: { kind: 'schema', name },
    category: 'document',
    pointer: schema.pointer,
  }));
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
