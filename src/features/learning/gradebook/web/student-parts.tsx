import { StateTag } from '#src/features/learning/lesson/web/state-tag.tsx'
import { statesText } from '#src/features/learning/lesson/web/states-text.ts'
import { attendanceStates } from '#src/features/learning/lesson/limits.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { type Column, DataTable } from '#src/web/ui/data-table.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { Tag, type Tone } from '#src/web/ui/tag.tsx'
import type { ReportLesson, ReportWork } from '../report/report-api.ts'
import { showMark } from '../value.ts'
import css from './gradebook.module.css'
import { studentText } from './student-text.ts'

/** A date with its time, which does not break on a narrow card. */
function Moment({ at }: { at: string }) {
  return <span className={css.moment}>{useFormat().dateTime(at)}</span>
}

/** The roll of one student by lesson. */
export function AttendancePart({ lessons }: { lessons: readonly ReportLesson[] }) {
  const t = useText(studentText)
  const { states } = useText(statesText)
  const format = useFormat()
  const columns: Column<ReportLesson>[] = [
    {
      ...{ key: 'lesson', header: t.lesson, rowHeader: true },
      cell: ({ title, startedAt }) => (
        <>
          {title && `${title} · `}
          <Moment at={startedAt} />
        </>
      ),
    },
    {
      ...{ key: 'state', header: t.state, short: true },
      cell: ({ state }) => (state ? <StateTag state={state} /> : t.empty),
    },
  ]
  const counts = attendanceStates.map((state) => {
    const count = lessons.filter((one) => one.state === state).length
    return `${states[state]} ${format.number(count)}`
  })
  if (lessons.length === 0)
    return (
      <Panel title={t.attendance}>
        <p className={css.muted}>{t.noLessons}</p>
      </Panel>
    )
  return (
    <Panel
      title={t.attendance}
      lead={[t.counts(format.number(lessons.length)), ...counts].join(' · ')}
    >
      <DataTable
        caption={t.attendance}
        columns={columns}
        rows={lessons}
        rowKey={({ lessonId }) => lessonId}
      />
    </Panel>
  )
}

const tones: Record<ReportWork['state'], Tone> = {
  ...{ todo: 'action', redo: 'warning', handedIn: 'neutral', returned: 'success' },
  ...{ missed: 'danger', excused: 'neutral' },
}

/** What one student has handed in, and what came back. */
export function HomeworkPart({ works }: { works: readonly ReportWork[] }) {
  const t = useText(studentText)
  const format = useFormat()
  const columns: Column<ReportWork>[] = [
    { key: 'title', header: t.homework, rowHeader: true, cell: ({ title }) => title },
    { key: 'due', header: t.due, short: true, cell: ({ dueAt }) => <Moment at={dueAt} /> },
    {
      ...{ key: 'handedIn', header: t.handedIn, short: true },
      cell: ({ handedInAt }) => (handedInAt ? <Moment at={handedInAt} /> : t.empty),
    },
    {
      ...{ key: 'state', header: t.state },
      cell: ({ state, daysLate }) => (
        <span className={css.acts}>
          <Tag tone={tones[state]}>{t.workStates[state]}</Tag>
          {daysLate > 0 && <Tag tone="warning">{t.lateDays(format.number(daysLate))}</Tag>}
        </span>
      ),
    },
    {
      ...{ key: 'mark', header: t.mark, short: true, numeric: true },
      cell: ({ mark, fullMark }) =>
        mark === null || fullMark === null ? t.empty : `${showMark(mark)} / ${showMark(fullMark)}`,
    },
  ]
  return (
    <Panel title={t.homework}>
      {works.length === 0 ? (
        <p className={css.muted}>{t.noHomework}</p>
      ) : (
        <DataTable
          caption={t.homework}
          columns={columns}
          rows={works}
          rowKey={({ homeworkId }) => homeworkId}
        />
      )}
    </Panel>
  )
}
