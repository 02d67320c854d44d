import type { ComponentProps } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import type { Menu } from '#src/web/ui/menu.tsx'
import { rosterApi } from '../contract.ts'
import { lessonText } from './lesson-text.ts'

type MenuItem = ComponentProps<typeof Menu>['items'][number]

/** What a teacher does with the account that a row has made: on the roster and at the first lesson. */
export function useRowActs(classId: number) {
  const t = useText(lessonText)
  const { act } = useAct()
  return ({
    rowId,
    name,
    renews,
  }: {
    rowId: number
    name: string
    renews: boolean
  }): MenuItem[] => [
    {
      ...{ key: 'reset', label: t.reset, icon: 'undo' },
      onSelect: () =>
        void act(
          rosterApi.reset,
          { classId, rowId },
          {
            ask: { title: t.resetTitle(name), text: t.resetText, confirm: t.reset, danger: true },
            said: ({ closed }) => (closed ? t.resetDone : t.resetLeft),
          },
        ),
    },
    {
      ...{ key: 'renew', label: renews ? t.withdraw : t.renew, icon: 'lock' },
      onSelect: () =>
        void act(
          rosterApi.renewPassword,
          { classId, rowId, renews: !renews },
          {
            ask: renews
              ? undefined
              : { title: t.renewTitle(name), text: t.renewText, confirm: t.renew },
            said: renews ? t.withdrawn : t.renewed,
          },
        ),
    },
  ]
}
