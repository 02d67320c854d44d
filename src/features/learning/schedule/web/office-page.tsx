import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useText } from '#src/web/i18n.tsx'
import { readList } from '#src/web/list/list-address.ts'
import { pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { Page } from '#src/web/ui/page.tsx'
import { scheduleApi } from '../contract.ts'
import { officeText } from './office-text.ts'
import { SectionsPanel } from './sections-panel.tsx'
import { SpecialDaysPanel } from './special-days-panel.tsx'
import { TermsPanel } from './terms-panel.tsx'

export type Institution = AnswerOf<typeof scheduleApi.getInstitution>

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  return api(scheduleApi.getInstitution, readList(request, scheduleApi.getInstitution))
}

export const meta = pageMeta(officeText, (t) => ({ title: t.title }))

/** Administrators keep the calendar of the institution here. */
export default function OfficePage() {
  const institution = useLoaderData<typeof loader>()
  const t = useText(officeText)
  return (
    <Page title={t.title} lead={t.lead} dense>
      <TermsPanel of={institution} />
      <SectionsPanel of={institution} />
      <SpecialDaysPanel of={institution} />
    </Page>
  )
}
