import { pageMeta } from '#src/web/page-meta.ts'
import { LegalPage } from './legal-page.tsx'
import { accountText } from './text.ts'

export const meta = pageMeta(accountText, (t) => ({
  title: t.legalTitles.privacy,
  description: t.legalLeads.privacy,
}))

export default function PrivacyPage() {
  return <LegalPage name="privacy" />
}
