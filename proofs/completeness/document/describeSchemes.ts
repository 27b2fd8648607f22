import { portuguese as labels } from '@frontier/reference';
import type { Fact, Place } from '../expectedPlaces';
import { literal, phrase, prose } from './facts';
import { child, holds, named, type Pointed, type Reader, text } from './Reader';

const WORDS = ['type', 'in', 'name', 'scheme', 'bearerFormat'];
const ADDRESSES = ['authorizationUrl', 'tokenUrl', 'refreshUrl', 'deviceAuthorizationUrl'];

/** Each way to prove who calls. */
export function describeSchemes(reader: Reader): Place[] {
  const components = child(reader.root, 'components');
  return (components ? named(components, 'securitySchemes') : []).map(([key, source]) => {
    const scheme = reader.follow(source);
    const flows = named(scheme, 'flows');
    return {
      step: { kind: 'scheme', key },
      category: 'security',
      pointer: scheme.pointer,
      key: scheme.pointer,
      facts: [
        ...shown(scheme, WORDS),
        ...shown(scheme, ['openIdConnectUrl', 'oauth2MetadataUrl']),
        ...prose('security', scheme, 'description'),
        ...(holds(scheme, 'deprecated')
          ? [phrase('mark', `${scheme.pointer}/deprecated`, literal(labels.deprecated))]
          : []),
        ...flows.flatMap(([kind, flow]) => [
          phrase('security', flow.pointer, literal(kind)),
          ...shown(flow, ADDRESSES),
        ]),
      ],
      children: () =>
        flows.flatMap(([, flow], index) =>
          describeScopes(
            flow,
            flows.slice(0, index).map(([, earlier]) => earlier),
          ),
        ),
    };
  });
}

/** Scopes of one name may stand in several flows. */
function describeScopes(flow: Pointed, earlier: readonly Pointed[]): Place[] {
  const scopes = child(flow, 'scopes');
  return named(flow, 'scopes').map(([scope, { pointer }]) => ({
    step: { kind: 'row', label: scope, nth: earlier.filter((one) => hasScope(one, scope)).length },
    category: 'security',
    pointer,
    key: pointer,
    facts: scopes ? prose('security', scopes, scope) : [],
    children: () => [],
  }));
}

function hasScope(flow: Pointed, scope: string): boolean {
  return named(flow, 'scopes').some(([name]) => name === scope);
}

function shown(place: Pointed, keys: readonly string[]): Fact[] {
  return keys.flatMap((key) => {
    const value = text(place, key);
    return value ? [phrase('security', `${place.pointer}/${key}`, literal(value))] : [];
  });
}
