/** The portal's origin, which the build puts in place of this name; empty in the portal itself. */
declare const PORTAL: string;

/** Address of a call's reference in the portal. */
export function referenceOf(service: string, call: string): string {
  return `${PORTAL}/docs/frontier/${service}/api#${call}`;
}

/** Address of a journey's guide in the portal. */
export function guideOf(journey: string): string {
  return `${PORTAL}/docs/frontier/jornadas/${journey}`;
}
