import { namesText } from '#src/features/learning/class/web/names-text.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { FilterBar } from '#src/web/list/filter-bar.tsx'
import { EmptyResults, Results } from '#src/web/list/results.tsx'
import { attendanceSorts, attendanceStates } from '../limits.ts'
import { AttendanceGrid } from './attendance-grid.tsx'
import type { Attendance } from './attendance-props.ts'
import { attendanceText } from './attendance-text.ts'
import css from './attendance.module.css'
import { StateMark } from './state-mark.tsx'
import { statesText } from './states-text.ts'

/** The attendance of a class, for those who look after it. */
export function AttendanceList({ list, address }: Attendance) {
  const t = useText(attendanceText)
  const { states } = useText(statesText)
  const { group: groupName } = useText(namesText)
  const format = useFormat()
  const { groups, lessons, lessonCount } = list
  const empty = { title: t.empty, text: t.emptyText }
  if (lessonCount === 0 && !address.filtered)
    return <EmptyResults list={{ total: 0, page: 1, pages: 1 }} address={address} empty={empty} />
  return (
    <>
      <FilterBar
        address={address}
        label={t.students}
        filters={[
          { kind: 'search', name: 'keyword', label: t.search },
          ...(groups.length > 0
            ? [
                {
                  ...{ kind: 'select' as const, name: 'group' as const, label: t.group },
                  any: t.anyGroup,
                  options: [
                    ...groups.map(({ groupId, name }) => ({
                      ...{ value: String(groupId), label: groupName(name) },
                    })),
                    { value: 'none', label: t.ungrouped },
                  ],
                },
              ]
            : []),
          {
            ...{ kind: 'select', name: 'state', label: t.state, any: t.anyState },
            options: attendanceStates.map((value) => ({ value, label: t.had(states[value]) })),
          },
          { kind: 'dates', label: t.days, from: 'from', to: 'to' },
          {
            ...{ kind: 'select', name: 'sort', label: t.sort },
            options: attendanceSorts.map((value) => ({ value, label: t.sorts[value] })),
          },
        ]}
      />
      {lessonCount === 0 ? (
        <EmptyResults list={{ total: 0, page: 1, pages: 1 }} address={address} empty={empty} />
      ) : (
        <Results list={list} address={address} empty={{ title: t.noStudents }}>
          <AttendanceGrid list={list} />
        </Results>
      )}
      {list.items.length > 0 && lessonCount > 0 && (
        <ul className={css.legend} aria-hidden="true">
          {attendanceStates.map((state) => (
            <li key={state}>
              <StateMark state={state} />
              {states[state]}
            </li>
          ))}
        </ul>
      )}
      {lessonCount > lessons.length && (
        <p className={css.note}>
          {t.newestOnly(format.number(lessons.length), format.number(lessonCount))}
        </p>
      )}
    </>
  )
}
