import { lazy } from 'react'

// Most readers never report.
export const LateReport = lazy(async () => ({
  default: (await import('./report-thing.tsx')).ReportThing,
}))
