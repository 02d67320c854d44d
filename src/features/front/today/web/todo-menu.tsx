import { Suspense, useState } from 'react'
import { addDays } from '#src/shared/school-day.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { type Todo, todayApi } from '../contract.ts'
import { EditDialog, SnoozeDialog } from './todo-dialogs.ts'
import { todayText } from './text.ts'

/** The acts on a to-do: to put it off, and for an own one to edit and delete it. */
export function TodoMenu({ todo, label, day }: { todo: Todo; label: string; day: string }) {
  const t = useText(todayText)
  const format = useFormat()
  const { act } = useAct()
  const [opens, setOpens] = useState<'edit' | 'snooze'>()
  const close = () => setOpens(undefined)
  const { key, todoId, snoozeUntil, name } = todo
  const days = snoozeUntil === null ? [] : offeredDays(day, snoozeUntil)
  const snooze = (untilOn: string) =>
    void act(todayApi.snooze, { key, untilOn }, { said: t.snoozedSaid(format.date(untilOn)) })
  const remove = () =>
    void act(
      todayApi.deleteTodo,
      { todoId: todoId! },
      {
        ask: { title: t.deleteTitle(name), text: t.deleteText, confirm: t.delete, danger: true },
        ...{ verb: 'delete', said: t.deleted },
      },
    )
  const isOwn = todoId !== null
  if (!isOwn && days.length === 0) return null
  return (
    <>
      <Menu
        label={t.more(label)}
        align="end"
        items={[
          ...(isOwn
            ? [
                {
                  key: 'edit',
                  label: t.edit,
                  icon: 'edit' as const,
                  onSelect: () => setOpens('edit'),
                },
              ]
            : []),
          ...days.map(({ which, on }) => ({
            ...{ key: which, label: t[which], icon: 'clock' as const },
            onSelect: () => snooze(on),
          })),
          ...(days.length > 0
            ? [
                {
                  ...{ key: 'choose', label: t.chooseDay, icon: 'calendar' as const },
                  onSelect: () => setOpens('snooze'),
                },
              ]
            : []),
          ...(isOwn
            ? [{ key: 'delete', label: t.delete, icon: 'trash' as const, onSelect: remove }]
            : []),
        ]}
      />
      <Suspense fallback={null}>
        {opens === 'edit' && <EditDialog todo={todo} onClose={close} />}
        {opens === 'snooze' && <SnoozeDialog todo={todo} day={day} onClose={close} />}
      </Suspense>
    </>
  )
}

/** The days that the menu offers at once: those that are not after the last one. */
function offeredDays(day: string, last: string) {
  const tomorrow = addDays(day, 1)
  const weekday = new Date(day).getUTCDay()
  const monday = addDays(day, (8 - weekday) % 7 || 7)
  return [
    { which: 'tomorrow' as const, on: tomorrow },
    ...(monday === tomorrow ? [] : [{ which: 'nextMonday' as const, on: monday }]),
  ].filter(({ on }) => on <= last)
}
