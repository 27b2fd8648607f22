import lighthouse, { desktopConfig } from 'lighthouse';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

export async function audit(url, device, port) {
  const result = await lighthouse(
    url,
    { port, logLevel: 'error', onlyCategories: CATEGORIES },
    device === 'desktop' ? desktopConfig : undefined,
  );
  if (!result || result.lhr.runtimeError) {
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  }
  const { audits, categories } = result.lhr;
  const gradeOf = (id) => [id, Math.round((categories[id]?.score ?? 0) * 100)];
  const failed = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .map(({ id }) => audits[id])
    .filter(({ score }) => score !== null && score < 0.995)
    .map(({ displayValue = '', id, score }) => `${id} ${score} ${displayValue}`.trimEnd());
  return { scores: Object.fromEntries(CATEGORIES.map(gradeOf)), failed };
}
