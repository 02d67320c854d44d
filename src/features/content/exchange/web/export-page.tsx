import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pick } from '#src/shared/locale.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { readQueryValue } from '#src/web/address.ts'
import { pageOf } from '#src/web/page.ts'
import { useGo } from '#src/web/router-link.tsx'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { RadioGroup } from '#src/web/ui/choice.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { useLookAgain } from '#src/web/use-look-again.ts'
import { bankPaths } from '../../bank/paths.ts'
import { exchangeApi } from '../contract.ts'
import { exportFormats, type ExportFormat } from '../export-api.ts'
import { exchangePaths } from '../paths.ts'
import { ExportEnd } from './export-end.tsx'
import { exportText } from './export-text.ts'
import { LossList } from './loss-list.tsx'
import css from './import.module.css'
import { whatIn, queryOf } from './what-in.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const exportId = Number(readQueryValue(request, 'export'))
  const made = exportId > 0 ? await api(exchangeApi.getExport, { exportId }) : null
  return { made, what: whatIn(request.url) }
}

/** Formats that hold both languages. */
const bilingual: readonly ExportFormat[] = ['xlsx', 'qti']

/** Writes chosen questions, a folder, a paper or a quiz to a file; says before what a format cannot hold. */
export default function ExportPage() {
  const { made, what } = useLoaderData<typeof loader>()
  const t = useText(exportText)
  const locale = useLocale()
  const go = useGo()
  const { act, pending } = useAct()
  const [format, setFormat] = useState<ExportFormat>(
    what.kind === 'paper' || what.kind === 'quiz' ? 'docx' : 'xlsx',
  )
  const [language, setLanguage] = useState<'zh' | 'en'>(locale === 'en-US' ? 'en' : 'zh')
  const order = { what, format, language }
  const losses = useLoad(exchangeApi.getLosses, made ? null : order)
  const why = losses.data?.can.export.why ?? undefined
  useLookAgain(made?.state === 'waiting' ? 'export' : '')
  const begin = () =>
    void act(exchangeApi.beginExport, order, {
      refresh: false,
      done: ({ exportId }) => go(exchangePaths.exports({ ...queryOf(what), export: exportId })),
    })
  return (
    <Page
      narrow
      before={<Breadcrumb items={[{ label: t.bank, to: bankPaths.bank() }, { label: t.title }]} />}
      title={t.title}
    >
      {made ? (
        <ExportEnd made={made} again={exchangePaths.exports(queryOf(what))} />
      ) : (
        <Panel>
          <RadioGroup
            label={t.format}
            value={format}
            options={exportFormats.map((value) => ({
              value,
              label: t.formats[value].name,
              description: t.formats[value].text,
            }))}
            onChange={setFormat}
          />
          {!bilingual.includes(format) && (
            <RadioGroup
              label={t.language}
              description={t.languageLead}
              inRow
              value={language}
              options={(['zh', 'en'] as const).map((value) => ({
                value,
                label: t.languages[value],
              }))}
              onChange={setLanguage}
            />
          )}
          {why ? <p role="alert">{pick(why, locale)}</p> : <LossList {...losses} />}
          <div className={css.acts}>
            <Button
              variant="primary"
              icon="download"
              pending={pending}
              disabled={losses.failed || losses.data?.questions === 0 || why !== undefined}
              onClick={begin}
            >
              {t.begin}
            </Button>
          </div>
        </Panel>
      )}
    </Page>
  )
}
