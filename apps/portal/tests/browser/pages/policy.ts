import type { Page } from '@playwright/test';

/** Records policy violations of pages opened from now on: directive, refused resource, source. */
export async function noteViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { blockedURI, effectiveDirective, lineNumber, sample, sourceFile } = event;
      (window as unknown as { noteViolation: (it: string) => void }).noteViolation(
        [effectiveDirective, blockedURI, sample, `${sourceFile}:${lineNumber}`].join(' '),
      );
    });
  });
  return violations;
}
