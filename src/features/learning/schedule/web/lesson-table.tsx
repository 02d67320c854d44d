import { addDays } from '#src/shared/school-day.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { DataTable } from '#src/web/ui/data-table.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { scheduleApi } from '../contract.ts'
import type { ShownTerm } from '../schemas.ts'
import type { ShownLesson } from '../timetable-api.ts'
import { calendarText } from './calendar-text.ts'
import { someMonday, useDays } from './days.ts'
import css from './timetable.module.css'
import { timetableText } from './timetable-text.ts'
import { useWeeksWords } from './weeks-words.ts'

/** The lessons that repeat in a term. */
export function LessonTable({
  lessons,
  term,
  mayEdit,
  onEdit,
}: {
  lessons: readonly ShownLesson[]
  term: ShownTerm
  mayEdit: boolean
  onEdit: (lesson: ShownLesson) => void
}) {
  const t = useText(timetableText)
  const c = useText(calendarText)
  const days = useDays()
  const weeks = useWeeksWords(term)
  const { act } = useAct()
  const remove = ({ lessonId, title }: ShownLesson) =>
    void act(
      scheduleApi.deleteLesson,
      { lessonId },
      {
        ask: { title: t.deleteTitle(title), text: t.deleteText, confirm: t.delete, danger: true },
        ...{ verb: 'delete', said: t.deleted },
      },
    )
  return (
    <Panel title={t.lessons} lead={mayEdit ? t.lessonsLead : undefined}>
      <div className={css.wide}>
        <DataTable
          caption={t.lessons}
          rows={lessons}
          rowKey={({ lessonId }) => lessonId}
          columns={[
            { key: 'lesson', header: t.lesson, rowHeader: true, cell: ({ title }) => title },
            {
              ...{ key: 'weekday', header: t.weekday, short: true },
              cell: ({ weekday }) => days.weekday(addDays(someMonday, weekday - 1)),
            },
            {
              ...{ key: 'sections', header: t.sections, short: true },
              cell: ({ sectionFrom, sectionTo }) => c.section(sectionFrom, sectionTo),
            },
            { key: 'weeks', header: t.weeks, cell: (lesson) => weeks(lesson.weeks) },
            { key: 'room', header: t.room, cell: ({ room }) => room || t.none },
            { key: 'teacher', header: t.teacher, cell: ({ teacher }) => teacher?.name ?? t.none },
            ...(mayEdit
              ? [
                  {
                    ...{ key: 'acts', header: t.acts, menu: true },
                    cell: (lesson: ShownLesson) => (
                      <Menu
                        label={t.actsOf(lesson.title)}
                        align="end"
                        items={[
                          {
                            ...{ key: 'edit', label: t.edit, icon: 'edit' },
                            onSelect: () => onEdit(lesson),
                          },
                          {
                            ...{ key: 'delete', label: t.delete, icon: 'trash' },
                            onSelect: () => remove(lesson),
                          },
                        ]}
                      />
                    ),
                  },
                ]
              : []),
          ]}
        />
      </div>
    </Panel>
  )
}
