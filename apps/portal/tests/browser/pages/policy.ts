import type { Page } from '@playwright/test';

const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

/** The same page without its policy: for a test that changes what the policy allows. */
export function withoutPolicy(html: string): string {
  return html.replace(POLICY, '');
}

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
