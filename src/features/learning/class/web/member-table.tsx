import { Suspense, useState } from 'react'
import { gradebookPaths } from '#src/features/learning/gradebook/paths.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { Link } from '#src/web/link.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { ChosenBar } from '#src/web/ui/chosen-bar.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { type Column, DataTable } from '#src/web/ui/data-table.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { classApi } from '../contract.ts'
import type { ClassMember } from '../member-api.ts'
import css from './class.module.css'
import { membersText } from './members-text.ts'
import { namesText } from './names-text.ts'

const NumberDialog = latePart(async () => ({
  default: (await import('./number-dialog.tsx')).NumberDialog,
}))

export type Members = AnswerOf<typeof classApi.getMembers>

const isStudent = ({ role, state }: ClassMember) => role === 'student' && state === 'member'

/** A page of the people of a class. Teachers choose students for an act on several. */
export function MemberTable({ list }: { list: Members }) {
  const t = useText(membersText)
  const { roles, group: groupName } = useText(namesText)
  const format = useFormat()
  const { act, pending } = useAct()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [numbers, setNumbers] = useState<ClassMember>()
  const { classId, items, groups, can } = list
  const manages = can.manage.may
  const looksAfter = list.role !== 'student'
  const choosable = items.filter(isStudent).map(({ userId }) => userId)
  const selected = choosable.filter((id) => chosen.has(id))
  const none = () => setChosen(new Set())
  const toggle = (id: number) =>
    setChosen(
      chosen.has(id) ? new Set([...chosen].filter((one) => one !== id)) : new Set([...chosen, id]),
    )
  const removeSome = (userIds: number[], title: string) =>
    void act(
      classApi.removeMembers,
      { classId, userIds },
      {
        ask: { title, text: t.removeText, confirm: t.remove, danger: true },
        ...{ said: t.removed, done: none },
      },
    )
  const uninvite = ({ userId, name }: ClassMember) =>
    void act(
      classApi.removeMembers,
      { classId, userIds: [userId] },
      {
        ask: { title: t.uninviteTitle(name), text: t.uninviteText, confirm: t.uninvite },
        said: t.uninvited,
      },
    )
  const move = (userIds: number[], groupId: number | null) =>
    void act(classApi.setGroup, { classId, userIds, groupId }, { said: t.moved, done: none })
  const moves = (userIds: number[]) => [
    ...groups.map(({ groupId, name }) => ({
      ...{ key: `g${groupId}`, label: t.moveTo(groupName(name)), icon: 'users' as const },
      onSelect: () => move(userIds, groupId),
    })),
    {
      ...{ key: 'out', label: t.moveOut, icon: 'minus' as const },
      onSelect: () => move(userIds, null),
    },
  ]
  const columns: Column<ClassMember>[] = [
    {
      ...{ key: 'name', header: t.name, rowHeader: true },
      cell: (row) => (
        <span className={css.who}>
          {manages && isStudent(row) ? (
            <Checkbox
              label={<span className="visually-hidden">{t.select(row.name)}</span>}
              checked={chosen.has(row.userId)}
              onChange={() => toggle(row.userId)}
            />
          ) : null}
          {looksAfter && isStudent(row) ? (
            <Link to={gradebookPaths.student(classId, row.userId)} aria-label={t.report(row.name)}>
              {row.name}
            </Link>
          ) : (
            row.name
          )}
          {row.isMe && <Tag tone="action">{t.me}</Tag>}
          {row.state === 'invited' && <Tag tone="warning">{t.invited}</Tag>}
        </span>
      ),
    },
    { key: 'role', header: t.role, short: true, cell: (row) => roles[row.role] },
    {
      ...{ key: 'number', header: t.number, short: true },
      cell: (row) =>
        row.sameNumber ? (
          <span className={css.who}>
            {row.number}
            <Tag tone="warning">{t.sameNumber}</Tag>
          </span>
        ) : (
          row.number || t.none
        ),
    },
    {
      ...{ key: 'group', header: t.group, short: true },
      cell: (row) =>
        row.group === null ? t.none : <span className={css.group}>{groupName(row.group)}</span>,
    },
    {
      ...{ key: 'since', header: t.since, short: true },
      cell: (row) => (row.state === 'invited' ? t.none : format.date(row.since)),
    },
    {
      ...{ key: 'acts', header: t.acts, menu: true },
      cell: (row) => {
        const entries = [
          ...(isStudent(row)
            ? [
                {
                  ...{ key: 'number', label: t.setNumber, icon: 'edit' as const },
                  onSelect: () => setNumbers(row),
                },
                ...(groups.length > 0 && groups.length <= 12 ? moves([row.userId]) : []),
              ]
            : []),
          ...(row.can.remove.may && !row.isMe
            ? [
                {
                  key: 'remove',
                  label: row.state === 'invited' ? t.uninvite : t.remove,
                  icon: 'close' as const,
                  onSelect: () =>
                    row.state === 'invited'
                      ? uninvite(row)
                      : removeSome([row.userId], t.removeTitle(row.name)),
                },
              ]
            : []),
        ]
        return entries.length === 0 ? null : (
          <Menu label={t.actsOf(row.name)} align="end" items={entries} />
        )
      },
    },
  ]
  const shown = columns.filter(
    ({ key }) =>
      (key !== 'acts' || manages) &&
      (key !== 'group' || groups.length > 0) &&
      (key !== 'number' || items.some(({ number }) => number)),
  )
  return (
    <div className={css.table}>
      {manages && choosable.length > 1 && (
        <div className={css.bar}>
          <Button
            size="small"
            variant="quiet"
            onClick={() =>
              setChosen(selected.length === choosable.length ? new Set() : new Set(choosable))
            }
          >
            {selected.length === choosable.length ? t.selectNone : t.selectAll}
          </Button>
        </div>
      )}
      <DataTable caption={t.list} columns={shown} rows={items} rowKey={({ userId }) => userId} />
      <ChosenBar
        count={t.selected(format.number(selected.length))}
        none={t.selectNone}
        onNone={none}
        hidden={selected.length === 0}
      >
        {groups.length > 0 && (
          <Menu trigger={t.move} items={moves(selected)} className={css.more ?? ''} />
        )}
        <Button
          size="small"
          icon="close"
          pending={pending}
          onClick={() =>
            removeSome(selected, t.removeManyTitle(selected.length, format.number(selected.length)))
          }
        >
          {t.remove}
        </Button>
      </ChosenBar>
      <Suspense>
        {numbers && (
          <NumberDialog classId={classId} member={numbers} onClose={() => setNumbers(undefined)} />
        )}
      </Suspense>
    </div>
  )
}
