import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ClassFrame } from '#src/features/learning/class/web/class-frame.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { readList, useList } from '#src/web/list/list-address.ts'
import { Results } from '#src/web/list/results.tsx'
import { pageOf } from '#src/web/page.ts'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { type Column, DataTable } from '#src/web/ui/data-table.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { type AttendanceLesson, type AttendanceStudent, lessonApi } from '../contract.ts'
import { attendanceStates, type AttendanceState } from '../limits.ts'
import { lessonPaths } from '../paths.ts'
import { attendanceText } from './attendance-text.ts'
import css from './lesson.module.css'
import { StateTag } from './state-tag.tsx'
import { statesText } from './states-text.ts'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const classId = Number(params['classId'])
  return api(lessonApi.getAttendance, readList(request, lessonApi.getAttendance, { classId }))
}

export const meta = pageMeta(attendanceText, (t, { name }: LoaderData<typeof loader>) => ({
  title: t.title(name),
}))

/** The lessons of a class and who was there. Students see their own attendance. */
export default function AttendancePage() {
  const list = useLoaderData<typeof loader>()
  const t = useText(attendanceText)
  const { states } = useText(statesText)
  const format = useFormat()
  const address = useList(lessonApi.getAttendance)
  const { classId, role, students, mine } = list
  const isStudent = role === 'student'
  const lessonColumns: Column<AttendanceLesson>[] = [
    {
      ...{ key: 'lesson', header: t.lesson, rowHeader: true },
      cell: ({ lessonId, beganAt, endedAt }) => (
        <span className={css.choices}>
          {isStudent ? (
            format.dateTime(beganAt)
          ) : (
            <Link to={lessonPaths.roll(classId, lessonId)}>{format.dateTime(beganAt)}</Link>
          )}
          {endedAt === null && <Tag tone="action">{t.running}</Tag>}
        </span>
      ),
    },
    ...(isStudent
      ? [
          {
            ...{ key: 'mine', header: t.mine, short: true },
            cell: (row: AttendanceLesson) =>
              row.mine ? (
                <StateTag state={row.mine} />
              ) : row.rollEndedAt === null ? (
                t.isOpen
              ) : (
                t.none
              ),
          },
        ]
      : stateColumns<AttendanceLesson>((row, state) => row.totals?.[state] ?? 0)),
  ]
  /** One column for each state. */
  function stateColumns<R>(count: (row: R, state: AttendanceState) => number): Column<R>[] {
    return attendanceStates.map((state) => ({
      ...{ key: state, header: states[state], numeric: true, short: true },
      cell: (row) => format.number(count(row, state)),
    }))
  }
  const studentColumns: Column<AttendanceStudent>[] = [
    { key: 'name', header: t.name, rowHeader: true, cell: ({ name }) => name },
    { key: 'number', header: t.number, short: true, cell: ({ number }) => number || t.none },
    ...stateColumns<AttendanceStudent>((row, state) => row[state]),
  ]
  return (
    <ClassFrame head={list} current="attendance">
      {mine && list.total > 0 && (
        <Panel title={t.mine}>
          <ul className={css.totals}>
            {attendanceStates.map((state) => (
              <li key={state}>
                {states[state]} {format.number(mine[state])}
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Results
        list={list}
        address={address}
        empty={{ title: t.empty, text: isStudent ? t.emptyOfStudent : t.emptyText }}
      >
        <DataTable
          caption={t.lessons}
          columns={lessonColumns}
          rows={list.items}
          rowKey={({ lessonId }) => lessonId}
        />
      </Results>
      {students.length > 0 && list.total > 0 && (
        <Panel title={t.students}>
          <DataTable
            caption={t.students}
            columns={studentColumns}
            rows={students}
            rowKey={({ userId }) => userId}
          />
        </Panel>
      )}
    </ClassFrame>
  )
}
