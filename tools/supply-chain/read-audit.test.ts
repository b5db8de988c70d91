/** @jest-environment node */
import { readAudit } from './read-audit'

// Cut from what npm 10 writes.
const REPORT = {
  auditReportVersion: 2,
  vulnerabilities: {
    nanoid: { name: 'nanoid', severity: 'moderate', isDirect: false, via: [], effects: ['postcss'] },
    next: { name: 'next', severity: 'critical', isDirect: true, via: [], effects: [] },
    graphql: { name: 'graphql', severity: 'high', isDirect: true, via: [], effects: [] },
  },
  metadata: { vulnerabilities: { info: 0, low: 0, moderate: 1, high: 1, critical: 1, total: 3 } },
}

const REFUSAL = {
  message: '405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk',
  statusCode: 405,
  error: { summary: '', detail: '' },
}

it('names the packages whose vulnerabilities are high or critical', () => {
  expect(readAudit(REPORT)).toEqual({ answered: true, grave: ['graphql (high)', 'next (critical)'] })
})

it('names none where there is none', () => {
  expect(readAudit({ ...REPORT, vulnerabilities: {} })).toEqual({ answered: true, grave: [] })
})

it('tells a registry that does not answer audits from one that knows of nothing', () => {
  expect(readAudit(REFUSAL)).toEqual({ answered: false, reason: REFUSAL.message })
})

it('refuses what is neither', () => {
  expect(() => readAudit({})).toThrow()
})
