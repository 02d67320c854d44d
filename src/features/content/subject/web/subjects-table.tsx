import { useRef } from 'react'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { pick } from '#src/shared/locale.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Button, IconButton } from '#src/web/ui/button.tsx'
import { type Column, DataTable } from '#src/web/ui/data-table.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import type { subjectApi } from '../contract.ts'
import type { SubjectList } from '../lists.ts'
import { subjectsText } from './subjects-text.ts'
import css from './subjects.module.css'

export type ListedSubject = AnswerOf<typeof subjectApi.getSubjectList>['items'][number]

interface Acts {
  onMove: (subject: ListedSubject, place: number) => void
  onRename: (subject: ListedSubject) => void
  onHide: (subject: ListedSubject) => void
  onMerge: (subject: ListedSubject) => void
  onDelete: (subject: ListedSubject) => void
}

/** The entries of one list, with both names. */
export function SubjectsTable({
  list,
  rows,
  ordered,
  ...acts
}: Acts & {
  list: SubjectList
  rows: readonly ListedSubject[]
  /** Neighbours stand side by side, so that moving one makes sense. */
  ordered: boolean
}) {
  const t = useText(subjectsText)
  const format = useFormat()
  const locale = useLocale()
  const other = locale === 'zh-CN' ? 'en-US' : 'zh-CN'
  const columns: (Column<ListedSubject> | false)[] = [
    {
      key: 'name',
      header: t.nameHead,
      rowHeader: true,
      cell: ({ names }) => (
        <>
          {pick(names, locale)}
          <span className={css.second} lang={other}>
            {pick(names, other)}
          </span>
        </>
      ),
    },
    list === 'category' && {
      key: 'address',
      header: t.address,
      cell: ({ slug }) => <code className={css.slug}>{slug}</code>,
    },
    list === 'direction' && { key: 'major', header: t.ofMajor, cell: ({ major }) => major?.name },
    list === 'major' && {
      key: 'directions',
      header: t.directions,
      numeric: true,
      cell: ({ directions }) => format.number(directions ?? 0),
    },
    { key: 'uses', header: t.uses, numeric: true, cell: ({ uses }) => format.number(uses) },
    {
      key: 'state',
      header: t.state,
      cell: ({ hidden }) => (
        <Tag tone={hidden ? 'neutral' : 'success'}>{hidden ? t.hidden : t.offered}</Tag>
      ),
    },
    ordered && {
      key: 'order',
      header: t.order,
      cell: (subject) => <OrderTools subject={subject} onMove={acts.onMove} />,
    },
    {
      key: 'actions',
      header: t.actions,
      roomy: true,
      cell: (subject) => <Actions subject={subject} {...acts} />,
    },
  ]
  return (
    <DataTable
      dense
      caption={t[list]}
      rows={rows}
      rowKey={(row) => row.subjectId}
      columns={columns.filter((column) => column !== false)}
    />
  )
}

/** Moves an entry by one place. The focus stays with it. */
function OrderTools({ subject, onMove }: { subject: ListedSubject; onMove: Acts['onMove'] }) {
  const t = useText(subjectsText)
  const locale = useLocale()
  const box = useRef<HTMLSpanElement>(null)
  const { place, siblings } = subject
  const name = pick(subject.names, locale)
  const move = (by: -1 | 1) => {
    const isLast = by < 0 ? place === 1 : place === siblings - 2
    // The pressed button is disabled at the end of the list, which would lose the focus.
    if (isLast) box.current?.querySelectorAll('button')[by < 0 ? 1 : 0]?.focus()
    onMove(subject, place + by)
  }
  return (
    <span ref={box} className={css.order}>
      <IconButton
        icon="chevron-up"
        label={t.up(name)}
        disabled={place === 0}
        onClick={() => move(-1)}
      />
      <IconButton
        icon="chevron-down"
        label={t.down(name)}
        disabled={place === siblings - 1}
        onClick={() => move(1)}
      />
    </span>
  )
}

function Actions({
  subject,
  onRename,
  onHide,
  onMerge,
  onDelete,
}: Acts & { subject: ListedSubject }) {
  const t = useText(subjectsText)
  const name = pick(subject.names, useLocale())
  const quiet = { size: 'small', variant: 'quiet' } as const
  return (
    <div className={css.actions}>
      <Button {...quiet} aria-label={t.renameNamed(name)} onClick={() => onRename(subject)}>
        {t.rename}
      </Button>
      <Button
        {...quiet}
        aria-label={subject.hidden ? t.showNamed(name) : t.hideNamed(name)}
        onClick={() => onHide(subject)}
      >
        {subject.hidden ? t.show : t.hide}
      </Button>
      <Button {...quiet} aria-label={t.mergeNamed(name)} onClick={() => onMerge(subject)}>
        {t.merge}
      </Button>
      <Button {...quiet} aria-label={t.deleteNamed(name)} onClick={() => onDelete(subject)}>
        {t.delete}
      </Button>
    </div>
  )
}
