import type { BrowserContext } from '@playwright/test'

const MARK = 'securitypolicyviolation:'

/**
 * Collects what the content policy of any page of a context forbids from now on. The browser reports to the console what it
 * blocks, and to the page also what is only tried, such as a probe for `eval`.
 */
export async function collectPolicyViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = []
  context.on('console', (message) => {
    if (isPolicyViolation(message.text())) violations.push(message.text())
  })
  await context.addInitScript((mark) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      console.error(mark, effectiveDirective, blockedURI, sample),
    )
  }, MARK)
  return violations
}

/** Whether a text of the console tells of something that the content policy forbids. */
export function isPolicyViolation(text: string): boolean {
  return /content security policy|securitypolicyviolation/i.test(text)
}
