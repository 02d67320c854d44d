import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { type Locale, pick } from '#src/shared/locale.ts'
import { formatsOf, textOf, useLocale, useText } from '#src/web/i18n.tsx'
import { pageOf } from '#src/web/page.ts'
import { Card } from '#src/web/ui/card.tsx'
import { type Column, DataTable } from '#src/web/ui/data-table.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { privacyApi } from '../contract.ts'
import { Page } from '#src/web/ui/page.tsx'
import { DataDownload } from './data-download.tsx'
import { DeletionSection } from './deletion-section.tsx'
import { personalDataText } from './personal-data-text.ts'
import css from './personal-data.module.css'

type Part = AnswerOf<typeof privacyApi.getPersonalData>['parts'][number]

export async function loader({ context }: LoaderFunctionArgs) {
  return pageOf(context).api(privacyApi.getPersonalData, {})
}

/** Personal data, its download, and the account's deletion. */
export default function PersonalDataPage() {
  const t = useText(personalDataText)
  const { parts, download, deletion, hold, can } = useLoaderData<typeof loader>()
  return (
    <Page narrow title={t.title} lead={t.lead}>
      <DataDownload download={download} can={can} />
      <Card as="section" className={css.section}>
        <h2>{t.held}</h2>
        <Held parts={parts} />
      </Card>
      <DeletionSection deletion={deletion} hold={hold} can={can} />
    </Page>
  )
}

function Held({ parts }: { parts: readonly Part[] }) {
  const t = useText(personalDataText)
  const locale = useLocale()
  return (
    <DataTable
      caption={t.held}
      columns={columnsIn(locale)}
      rows={parts.filter(({ rows }) => rows > 0)}
      rowKey={({ name }) => name.en}
      dense
    />
  )
}

function columnsIn(locale: Locale): Column<Part>[] {
  const t = textOf(personalDataText, locale)
  const format = formatsOf(locale)
  return [
    { key: 'part', header: t.part, rowHeader: true, cell: ({ name }) => pick(name, locale) },
    { key: 'rows', header: t.rows, numeric: true, cell: ({ rows }) => format.number(rows) },
    { key: 'fate', header: t.fate, roomy: true, cell: (part) => <Fate part={part} /> },
  ]
}

function Fate({ part: { fate, why } }: { part: Part }) {
  const t = useText(personalDataText)
  const locale = useLocale()
  return (
    <span className={css.fate}>
      <Tag tone={fate === 'deleted' ? 'neutral' : 'action'}>{t[fate]}</Tag>
      {why && <span className={css.why}>{pick(why, locale)}</span>}
    </span>
  )
}
