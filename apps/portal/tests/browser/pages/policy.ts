import type { Page } from '@playwright/test';

/** What the policies of the pages opened from here on refuse: directive, what, and where it is said. */
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
