import { useText } from '#src/web/i18n.tsx'
import { Page } from '#src/web/ui/page.tsx'
import css from './legal-page.module.css'
import { type LegalName, LegalView } from './legal-view.tsx'
import { accountText } from './text.ts'

/** The terms or the privacy policy as a page, for readers without script and for links from elsewhere. */
export function LegalPage({ name }: { name: LegalName }) {
  const t = useText(accountText)
  return (
    <div className={`container ${css.page}`}>
      <Page title={t.legalTitles[name]}>
        <LegalView name={name} level={2} />
      </Page>
    </div>
  )
}
