import { type ComponentProps, Suspense, useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { classCourseApi, type ClassCourse } from '../contract.ts'
import { classCourseText } from './text.ts'

const DateDialog = latePart(async () => ({
  default: (await import('./date-dialog.tsx')).DateDialog,
}))

type Item = ComponentProps<typeof Menu>['items'][number]

/** What a teacher does with a course of the class. */
export function CourseMenu({
  course,
  classId,
  onUp,
  onDown,
}: {
  course: ClassCourse
  classId: number
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}) {
  const t = useText(classCourseText)
  const { act } = useAct()
  const [dates, setDates] = useState(false)
  const { courseId, name } = course
  const remove = () =>
    void act(
      classCourseApi.remove,
      { classId, courseId },
      {
        ask: {
          ...{ title: t.removeTitle(name), text: t.removeText },
          ...{ confirm: t.remove, danger: true },
        },
        ...{ verb: 'delete', said: t.removed },
      },
    )
  const items: Item[] = [
    { key: 'date', label: t.setDate, icon: 'calendar', onSelect: () => setDates(true) },
    ...(onUp ? [{ key: 'up', label: t.up, icon: 'chevron-up' as const, onSelect: onUp }] : []),
    ...(onDown
      ? [{ key: 'down', label: t.down, icon: 'chevron-down' as const, onSelect: onDown }]
      : []),
    { key: 'remove', label: t.remove, icon: 'trash', onSelect: remove },
  ]
  return (
    <>
      <Menu label={t.more(name)} align="end" items={items} />
      <Suspense>
        {dates && <DateDialog course={course} classId={classId} onClose={() => setDates(false)} />}
      </Suspense>
    </>
  )
}
