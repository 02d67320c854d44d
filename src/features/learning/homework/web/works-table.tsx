import { Suspense, useState } from 'react'
import { namesText } from '#src/features/learning/class/web/names-text.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { Link } from '#src/web/link.tsx'
import { type Column, DataTable } from '#src/web/ui/data-table.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { Tag, type Tone } from '#src/web/ui/tag.tsx'
import { homeworkApi } from '../contract.ts'
import type { WorkState } from '../limits.ts'
import type { Works } from '../marking-api.ts'
import type { WorkRow } from '../schemas.ts'
import { attemptsText } from './attempts-text.ts'
import { groupsText } from './groups-text.ts'
import css from './homework.module.css'
import { useMarkWords } from './own-table.tsx'
import { worksText } from './works-text.ts'

const ExtendDialog = latePart(async () => ({
  default: (await import('./extend-dialog.tsx')).ExtendDialog,
}))

const ExtraTimeDialog = latePart(async () => ({
  default: (await import('./extra-time-dialog.tsx')).ExtraTimeDialog,
}))

const GroupDialog = latePart(async () => ({
  default: (await import('./group-dialog.tsx')).GroupDialog,
}))

const tones: Record<WorkState, Tone> = {
  ...{ waiting: 'action', marked: 'success', missing: 'neutral', redo: 'warning' },
  excused: 'neutral',
}

export function WorkTags({ row }: { row: WorkRow }) {
  const t = useText(worksText)
  const format = useFormat()
  const q = useText(attemptsText)
  const { state, daysLate, released, extendedTo, extraMinutes } = row
  return (
    <span className={css.tags}>
      <Tag tone={tones[state]}>{t.states[state]}</Tag>
      {state === 'marked' && <Tag>{released ? t.released : t.unreleased}</Tag>}
      {daysLate > 0 && <Tag tone="warning">{t.lateDays(format.number(daysLate))}</Tag>}
      {extendedTo && <span className={css.muted}>{t.extendedTo(format.dateTime(extendedTo))}</span>}
      {extraMinutes > 0 && (
        <span className={css.muted}>{q.extraTimeOf(format.number(extraMinutes))}</span>
      )}
    </span>
  )
}

/** A page of works. Teachers excuse students here, and give single ones a later date or extra time. */
export function WorksTable({ list, hrefOf }: { list: Works; hrefOf: (userId: number) => string }) {
  const t = useText(worksText)
  const { group: groupName } = useText(namesText)
  const inGroups = useText(groupsText)
  const format = useFormat()
  const markWords = useMarkWords()
  const { act } = useAct()
  const [moved, setMoved] = useState<WorkRow>()
  const [extended, setExtended] = useState<WorkRow>()
  const [timed, setTimed] = useState<WorkRow>()
  const q = useText(attemptsText)
  const { homework, can, items, groups } = list
  const timeLimit = list.quiz?.timeLimit ?? null
  const { homeworkId, fullMark } = homework
  const columns: Column<WorkRow>[] = [
    {
      ...{ key: 'student', header: t.student, rowHeader: true },
      cell: ({ student }) => (
        <Link to={hrefOf(student.userId)} aria-label={t.open(student.name)}>
          {student.name}
        </Link>
      ),
    },
    { key: 'number', header: t.number, short: true, cell: ({ number }) => number || t.none },
    {
      ...{ key: 'group', header: homework.inGroups ? inGroups.group : t.group, short: true },
      cell: ({ group, sharedId }) =>
        group !== null
          ? groupName(group)
          : homework.inGroups && sharedId === null
            ? inGroups.alone
            : t.none,
    },
    { key: 'state', header: t.state, cell: (row) => <WorkTags row={row} /> },
    {
      ...{ key: 'handedIn', header: t.handedIn, short: true },
      cell: ({ handedInAt }) => (handedInAt ? format.dateTime(handedInAt) : t.none),
    },
    {
      ...{ key: 'mark', header: t.mark, numeric: true },
      cell: ({ rawMark, mark, ownMark }) => (
        <>
          {markWords(rawMark, fullMark)}
          {ownMark && <div className={css.muted}>{inGroups.ownMark}</div>}
          {mark !== null && mark !== rawMark && (
            <div className={css.muted}>{t.afterLate(format.number(mark / 100))}</div>
          )}
        </>
      ),
    },
    {
      ...{ key: 'acts', header: t.more, menu: true },
      cell: (row) => (
        <Menu label={`${t.more}: ${row.student.name}`} align="end" items={entriesOf(row)} />
      ),
    },
  ]
  const entriesOf = (row: WorkRow) => {
    const { userId } = row.student
    const isExcused = row.state === 'excused'
    return [
      ...(homework.inGroups && groups.length > 0 && row.handIns === 0 && row.rawMark === null
        ? [
            {
              ...{ key: 'move', label: inGroups.move, icon: 'users' as const },
              onSelect: () => setMoved(row),
            },
          ]
        : []),
      {
        ...{ key: 'extend', label: t.extend, icon: 'clock' as const },
        onSelect: () => setExtended(row),
      },
      ...(row.extendedTo
        ? [
            {
              ...{ key: 'unextend', label: t.unextend, icon: 'minus' as const },
              onSelect: () =>
                void act(
                  homeworkApi.extend,
                  { homeworkId, userId, dueAt: null },
                  { said: t.unextended },
                ),
            },
          ]
        : []),
      ...(timeLimit === null
        ? []
        : [
            {
              ...{ key: 'extraTime', label: q.extraTime, icon: 'clock' as const },
              onSelect: () => setTimed(row),
            },
          ]),
      ...(row.extraMinutes === 0
        ? []
        : [
            {
              ...{ key: 'noExtraTime', label: q.noExtraTime, icon: 'minus' as const },
              onSelect: () =>
                void act(
                  homeworkApi.setExtraTime,
                  { homeworkId, userId, minutes: 0 },
                  { said: q.extraTimeTaken },
                ),
            },
          ]),
      {
        ...{ key: 'excuse', label: isExcused ? t.include : t.excuse, icon: 'check' as const },
        onSelect: () =>
          void act(
            homeworkApi.excuse,
            { homeworkId, userId, excused: !isExcused },
            { said: isExcused ? t.included : t.excused },
          ),
      },
    ]
  }
  const shown = columns.filter(
    ({ key }) =>
      (key !== 'acts' || can.release.may) &&
      (key !== 'group' || groups.length > 0) &&
      (key !== 'mark' || fullMark !== null),
  )
  return (
    <>
      <DataTable
        caption={t.list}
        columns={shown}
        rows={items}
        rowKey={({ student }) => student.userId}
      />
      <Suspense>
        {moved && (
          <GroupDialog
            homeworkId={homeworkId}
            row={moved}
            groups={groups}
            onClose={() => setMoved(undefined)}
          />
        )}
        {extended && (
          <ExtendDialog
            homeworkId={homeworkId}
            row={extended}
            dueAt={homework.dueAt}
            onClose={() => setExtended(undefined)}
          />
        )}
        {timed && timeLimit !== null && (
          <ExtraTimeDialog
            homeworkId={homeworkId}
            row={timed}
            timeLimit={timeLimit}
            onClose={() => setTimed(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
