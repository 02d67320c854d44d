import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useText } from '#src/web/i18n.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageContext } from '#src/web/page.ts'
import { Page } from '#src/web/ui/page.tsx'
import { accountPaths } from '../paths.ts'
import css from './legal-page.module.css'
import { legalLeads } from './legal-leads-text.ts'
import { type LegalName, LegalView } from './legal-view.tsx'
import { accountText } from './text.ts'

export function loader({ context }: LoaderFunctionArgs): { name: LegalName } {
  const { path } = context.get(pageContext).root
  return { name: path === accountPaths.privacy() ? 'privacy' : 'terms' }
}

export const meta = pageMeta(legalLeads, (t, { name }: LoaderData<typeof loader>) => t[name])

/** The terms or the privacy policy as a page, for readers without script and for links from elsewhere. */
export default function LegalPage() {
  const { name } = useLoaderData<typeof loader>()
  const t = useText(accountText)
  return (
    <div className={`container ${css.page}`}>
      <Page title={t.legalTitles[name]}>
        <LegalView name={name} level={2} />
      </Page>
    </div>
  )
}
