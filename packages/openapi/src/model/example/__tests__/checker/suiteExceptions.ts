import type { Disagreement } from './judgeCases.js';

/** Cases of the official suite that the checker sees otherwise, and why it may. */
interface Exception {
  readonly file: string;
  readonly fault: Disagreement['fault'];
  readonly why: string;
}

const ELSEWHERE = 'references out of the document: loading refuses it, the checker, too';
const BASES = 'a base changed by `$id`: references to such addresses are taken for lost';
const SCOPES = '`$dynamicRef` depends on the way there, which is not kept';
const UNEVALUATED = 'what schemas of one form describe is not followed';
const RARE = 'letters beyond ASCII, and what is rare in a format, are refused';
const LEAP = 'leap seconds are refused';
const HUGE = 'how often it is contained is no number any more';
const HOSTS = 'hosts of digits only are taken for IPv4';
const PUNYCODE = 'names that stand for others, and scripts with rules of their own, are refused';
const NOT_OURS = '`dependencies` is no keyword of 2020-12 nor of OpenAPI 3.0';

/** By folder of the suite. */
export const suiteExceptions: Readonly<Record<string, readonly Exception[]>> = {
  'draft2020-12': [
    strict('refRemote.json', ELSEWHERE),
    strict('ref.json', BASES),
    strict('anchor.json', BASES),
    strict('defs.json', ELSEWHERE),
    strict('vocabulary.json', 'schemas about schemas are not read: every keyword holds'),
    strict('dynamicRef.json', SCOPES),
    strict('unevaluatedItems.json', UNEVALUATED),
    strict('unevaluatedProperties.json', UNEVALUATED),
    strict('not.json', UNEVALUATED),
    lax('anchor.json', 'a name given twice is taken as the page shows it'),
    strict('format.json', 'formats are asserted: a page shows no value that breaks the one named'),
    strict('optional/cross-draft.json', ELSEWHERE),
    lax('optional/dependencies-compatibility.json', NOT_OURS),
    strict('optional/dynamicRef.json', SCOPES),
    strict('optional/float-overflow.json', HUGE),
    strict('optional/format/date-time.json', LEAP),
    strict('optional/format/time.json', LEAP),
    strict('optional/format/uri.json', HOSTS),
    strict('optional/format/uri-reference.json', HOSTS),
    strict('optional/format/uri-template.json', RARE),
    strict('optional/format/iri-reference.json', RARE),
    strict('optional/format/email.json', 'quotes and addresses in brackets are refused'),
    strict('optional/format/hostname.json', PUNYCODE),
    strict('optional/format/idn-email.json', RARE),
    strict('optional/format/idn-hostname.json', PUNYCODE),
    strict('optional/format/iri.json', RARE),
  ],
  draft4: [
    strict('refRemote.json', ELSEWHERE),
    strict('ref.json', `${BASES}; \`id\` is none in OpenAPI 3.0`),
    strict('definitions.json', ELSEWHERE),
    lax('dependencies.json', NOT_OURS),
    strict('optional/id.json', '`id` names no schema in OpenAPI 3.0'),
    strict('optional/float-overflow.json', HUGE),
    strict('optional/format/date-time.json', LEAP),
    strict('optional/format/uri.json', HOSTS),
    strict('optional/format/hostname.json', PUNYCODE),
    lax('optional/zeroTerminatedFloats.json', '1.0 and 1 are one number once JSON is read'),
  ],
};

function strict(file: string, why: string): Exception {
  return { file, fault: 'too strict', why };
}

function lax(file: string, why: string): Exception {
  return { file, fault: 'too lax', why };
}
