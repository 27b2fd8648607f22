/**
 * Details of a test that looks at one of many alike: `npm test` takes the samples, and
 * `npm run proofs -- site` (`WHOLE_SITE=1`) all of them.
 */
export function sampled(isSample: boolean): { tag?: string } {
  return isSample ? {} : { tag: '@whole' };
}
