import { pageMeta } from '#src/web/page-meta.ts'
import { LegalPage } from './legal-page.tsx'
import { accountText } from './text.ts'

export const meta = pageMeta(accountText, (t) => ({
  title: t.legalTitles.terms,
  description: t.legalLeads.terms,
}))

export default function TermsPage() {
  return <LegalPage name="terms" />
}
