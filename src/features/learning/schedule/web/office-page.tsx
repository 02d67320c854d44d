import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useText } from '#src/web/i18n.tsx'
import { readList } from '#src/web/list/list-address.ts'
import { pageOf } from '#src/web/page.ts'
import { Page } from '#src/web/ui/page.tsx'
import { scheduleApi } from '../contract.ts'
import { officeText } from './office-text.ts'
import { SectionsPanel } from './sections-panel.tsx'
import { SpecialDaysPanel } from './special-days-panel.tsx'
import { TermsPanel } from './terms-panel.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  return api(scheduleApi.getSchoolCalendar, readList(request, scheduleApi.getSchoolCalendar))
}

/** Administrators keep the school calendar here. */
export default function OfficePage() {
  const school = useLoaderData<typeof loader>()
  const t = useText(officeText)
  return (
    <Page title={t.title} lead={t.lead} dense>
      <TermsPanel of={school} />
      <SectionsPanel of={school} />
      <SpecialDaysPanel of={school} />
    </Page>
  )
}
