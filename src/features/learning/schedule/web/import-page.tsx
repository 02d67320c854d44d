import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { saveFile } from '#src/features/learning/analysis/web/save-file.ts'
import { schoolYear } from '#src/features/learning/class/semester.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { api as call } from '#src/web/api.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { pageOf } from '#src/web/page.ts'
import { useGo } from '#src/web/router-link.tsx'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { FileField } from '#src/web/ui/file-field.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { upload } from '#src/web/upload.ts'
import { scheduleApi } from '../contract.ts'
import { importBytes } from '../limits.ts'
import { schedulePaths } from '../paths.ts'
import type { ReadRow } from '../timetable-api.ts'
import { calendarText } from './calendar-text.ts'
import { ImportRows } from './import-rows.tsx'
import { importText } from './import-text.ts'
import css from './timetable.module.css'

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const { terms, term } = await api(scheduleApi.getCalendar, { view: 'term' })
  return { terms, term }
}

/** Imports a timetable from a file: checked, mended row by row, then written as a whole. */
export default function ImportPage() {
  const { terms, term } = useLoaderData<typeof loader>()
  const t = useText(importText)
  const c = useText(calendarText)
  const format = useFormat()
  const go = useGo()
  const { act, run, pending } = useAct()
  const [termId, setTermId] = useState(term?.termId ?? terms[0]?.termId ?? 0)
  const [rows, setRows] = useState<ReadRow[]>()
  const template = () =>
    run(() => call(scheduleApi.getTemplate, {}), {
      done: (file) => saveFile({ ...file, name: 'timetable.xlsx' }),
      refresh: false,
    })
  /** Rows keep their numbers of the file. */
  const check = (given: readonly ReadRow[], of = termId) =>
    void act(
      scheduleApi.checkTimetable,
      { termId: of, rows: given.map(bare) },
      {
        done: (answer) =>
          setRows(answer.rows.map((row, at) => ({ ...row, number: given[at]!.number }))),
        ...{ said: t.checked, refresh: false },
      },
    )
  const take = (given: readonly ReadRow[]) =>
    void act(
      scheduleApi.saveTimetable,
      { termId, rows: given.map(bare) },
      {
        said: ({ lessons, classes }) => t.taken(format.number(lessons), format.number(classes)),
        done: () => go(schedulePaths.teaching({ view: 'term' })),
        refresh: false,
      },
    )
  return (
    <Page
      before={
        <Breadcrumb items={[{ label: t.back, to: schedulePaths.teaching() }, { label: t.title }]} />
      }
      title={t.title}
      lead={t.lead}
      actions={
        <Button icon="download" pending={pending} onClick={() => void template()}>
          {t.template}
        </Button>
      }
    >
      {terms.length === 0 ? (
        <EmptyState title={t.noTerms} text={t.noTermsText} />
      ) : (
        <Panel title={t.step}>
          <div className={css.stack}>
            <Select
              label={t.term}
              value={String(termId)}
              options={terms.map((one) => ({
                value: String(one.termId),
                label: t.termName(schoolYear(one.yearFrom), c.halves[one.half]),
              }))}
              onChange={(value) => {
                setTermId(Number(value))
                if (rows?.length) check(rows, Number(value))
              }}
            />
            <FileField
              label={t.file}
              description={t.fileHint}
              accept={['.xlsx']}
              maxBytes={importBytes}
              upload={(file, { onProgress, signal }) =>
                upload(scheduleApi.readTimetable, { termId }, file, {
                  ...{ quiet: true, signal },
                  onProgress: (percent) => onProgress(percent / 100),
                })
              }
              onChange={(read: AnswerOf<typeof scheduleApi.readTimetable>[]) =>
                setRows(read.at(-1)?.rows)
              }
            />
          </div>
        </Panel>
      )}
      {rows && (
        <ImportRows rows={rows} pending={pending} setRows={setRows} check={check} take={take} />
      )}
    </Page>
  )
}

const bare = ({ className, weekday, sections, weeks, room, title }: ReadRow) => ({
  ...{ className, weekday, sections, weeks, room, title },
})
