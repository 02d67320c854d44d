import { useFormat, useText } from '#src/web/i18n.tsx'
import { FilterBar } from '#src/web/list/filter-bar.tsx'
import { EmptyResults } from '#src/web/list/results.tsx'
import { type Column, DataTable } from '#src/web/ui/data-table.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { Link } from '#src/web/link.tsx'
import { attendanceStates } from '../limits.ts'
import { lessonPaths } from '../paths.ts'
import type { AttendanceLesson } from '../schemas.ts'
import type { Attendance } from './attendance-props.ts'
import { attendanceText } from './attendance-text.ts'
import css from './attendance.module.css'
import { StateTag } from './state-tag.tsx'
import { statesText } from './states-text.ts'

/** A student's own attendance in a class. */
export function OwnAttendance({ list, address }: Attendance) {
  const t = useText(attendanceText)
  const { states } = useText(statesText)
  const format = useFormat()
  const { classId, lessons, lessonCount, items } = list
  const [mine] = items
  const asks = lessons.some(({ questions }) => questions > 0)
  const columns: Column<AttendanceLesson>[] = [
    {
      ...{ key: 'lesson', header: t.lesson, rowHeader: true },
      cell: ({ title, beganAt, endedAt }) => (
        <span className={css.when}>
          {title ? `${title} · ${format.dateTime(beganAt)}` : format.dateTime(beganAt)}
          {endedAt === null && <Tag tone="action">{t.running}</Tag>}
        </span>
      ),
    },
    {
      ...{ key: 'mine', header: t.mine, short: true },
      cell: (row) => {
        const state = mine?.states[lessons.indexOf(row)] ?? null
        if (state) return <StateTag state={state} />
        return row.rollEndedAt === null ? t.isOpen : t.none
      },
    },
    ...(asks
      ? [
          {
            ...{ key: 'questions', header: t.questions, short: true },
            cell: ({ lessonId, questions, title, beganAt }: AttendanceLesson) =>
              questions > 0 ? (
                <Link
                  to={lessonPaths.questions(classId, lessonId)}
                  aria-label={t.questionsOf(
                    format.number(questions),
                    title || format.dateTime(beganAt),
                  )}
                >
                  {format.number(questions)}
                </Link>
              ) : (
                t.none
              ),
          },
        ]
      : []),
  ]
  return (
    <>
      {mine && lessonCount > 0 && (
        <Panel title={t.mine}>
          <dl className={css.totals}>
            {attendanceStates.map((state) => (
              <div key={state} data-state={state}>
                <dt>{states[state]}</dt>
                <dd>{format.number(mine[state])}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      )}
      {(lessonCount > lessons.length || address.filtered) && (
        <FilterBar
          address={address}
          label={t.lessons}
          filters={[{ kind: 'dates', label: t.days, from: 'from', to: 'to' }]}
        />
      )}
      {lessonCount === 0 ? (
        <EmptyResults
          list={{ total: 0, page: 1, pages: 1 }}
          address={address}
          empty={{ title: t.empty, text: t.emptyOfStudent }}
        />
      ) : (
        <DataTable
          caption={t.lessons}
          columns={columns}
          rows={lessons}
          rowKey={({ lessonId }) => lessonId}
        />
      )}
      {lessonCount > lessons.length && (
        <p className={css.note}>
          {t.newestOnly(format.number(lessons.length), format.number(lessonCount))}
        </p>
      )}
    </>
  )
}
