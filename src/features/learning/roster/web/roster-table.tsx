import { Suspense, useState } from 'react'
import css from '#src/features/learning/class/web/class.module.css'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { type Column, DataTable } from '#src/web/ui/data-table.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { rosterApi, type RosterRow } from '../contract.ts'
import { lessonText } from './lesson-text.ts'
import type { Roster } from './lesson.ts'
import { rosterText } from './roster-text.ts'
import { useRowActs } from './use-row-acts.ts'

const RowDialog = latePart(async () => ({
  default: (await import('./row-dialog.tsx')).RowDialog,
}))

const tones = { in: 'success', waiting: 'neutral', left: 'warning' } as const

/** A page of the roster. */
export function RosterTable({ list: { classId, items, can } }: { list: Roster }) {
  const t = useText(rosterText)
  const { renews } = useText(lessonText)
  const format = useFormat()
  const { act } = useAct()
  const actsOf = useRowActs(classId)
  const [edited, setEdited] = useState<RosterRow>()
  const remove = ({ rowId, name }: RosterRow) =>
    void act(
      rosterApi.remove,
      { classId, rowId },
      {
        ask: { title: t.removeTitle(name), text: t.removeText, confirm: t.remove, danger: true },
        said: t.removed,
      },
    )
  const columns: Column<RosterRow>[] = [
    { ...{ key: 'name', header: t.name, rowHeader: true }, cell: ({ name }) => name },
    { key: 'number', header: t.number, short: true, cell: ({ number }) => number },
    {
      ...{ key: 'state', header: t.state },
      cell: (row) => (
        <span className={css.tags}>
          <Tag tone={tones[row.state]}>{t.states[row.state]}</Tag>
          {row.made && <Tag>{t.made}</Tag>}
          {row.renews && <Tag tone="warning">{renews}</Tag>}
          {row.others.length > 0 && (
            <span className={css.muted}>{t.others(format.list(row.others))}</span>
          )}
        </span>
      ),
    },
    { key: 'group', header: t.group, short: true, cell: ({ group }) => group || t.none },
    { key: 'phone', header: t.phone, short: true, cell: ({ phone }) => phone || t.none },
    { key: 'email', header: t.email, cell: ({ email }) => email || t.none },
    {
      ...{ key: 'acts', header: t.acts, menu: true },
      cell: (row) => (
        <Menu
          label={t.actsOf(row.name)}
          align="end"
          items={[
            {
              ...{ key: 'edit', label: t.edit, icon: 'edit' },
              onSelect: () => setEdited(row),
            },
            ...(row.made ? actsOf(row) : []),
            ...(row.made || row.state === 'in'
              ? []
              : [
                  {
                    ...{ key: 'remove', label: t.remove, icon: 'trash' as const },
                    onSelect: () => remove(row),
                  },
                ]),
          ]}
        />
      ),
    },
  ]
  const shown = columns.filter(
    ({ key }) =>
      (key !== 'acts' || can.manage.may) &&
      (!(key === 'group' || key === 'phone' || key === 'email') || items.some((row) => row[key])),
  )
  return (
    <div className={css.table}>
      <DataTable caption={t.list} columns={shown} rows={items} rowKey={({ rowId }) => rowId} />
      <Suspense>
        {edited && (
          <RowDialog classId={classId} row={edited} onClose={() => setEdited(undefined)} />
        )}
      </Suspense>
    </div>
  )
}
