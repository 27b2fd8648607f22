import lighthouse, { desktopConfig } from 'lighthouse';

/*
 * node audit.mjs <url> <desktop|mobile> <port>: loads a page once with an empty cache, in the browser
 * with its debugging protocol on the port, and prints Lighthouse's scores as JSON. A separate process,
 * because Lighthouse sends its functions to the page as text, and the TypeScript compiler changes them.
 */
const [url, device, port] = process.argv.slice(2);
const result = await lighthouse(
  url,
  { port: Number(port), logLevel: 'error' },
  device === 'desktop' ? desktopConfig : undefined,
);
if (!result || result.lhr.runtimeError) {
  throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
}
const { audits, categories } = result.lhr;
const grades = Object.values(categories).map(({ id, score }) => [id, Math.round(score * 100)]);
const failed = Object.values(categories)
  .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
  .map(({ id }) => audits[id])
  .filter(({ score }) => score !== null && score < 0.995)
  .map(({ displayValue = '', id, score }) => `${id} ${score} ${displayValue}`.trimEnd());
console.log(JSON.stringify({ grades: Object.fromEntries(grades), failed }));
