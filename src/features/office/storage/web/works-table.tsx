import { peoplePaths } from '#src/features/office/people/paths.ts'
import { pick } from '#src/shared/locale.ts'
import type { WorkState } from '#src/shared/media.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { type Column, DataTable } from '#src/web/ui/data-table.tsx'
import { fileSize } from '#src/web/ui/file-rules.ts'
import notes from '#src/web/back-office/notes.module.css'
import { Progress } from '#src/web/ui/progress.tsx'
import { Tag, type Tone } from '#src/web/ui/tag.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { storageApi, type WorkRow } from '../contract.ts'
import css from './storage.module.css'
import { storageText } from './storage-text.ts'

const tones: Record<WorkState, Tone> = {
  waiting: 'neutral',
  working: 'action',
  done: 'success',
  failed: 'danger',
}

/** The work on files; what has failed can be begun again. */
export function WorksTable({ items }: { items: readonly WorkRow[] }) {
  const t = useText(storageText)
  return (
    <DataTable
      dense
      caption={t.processing}
      rows={items}
      rowKey={({ workId }) => workId}
      columns={useColumns()}
    />
  )
}

function useColumns(): Column<WorkRow>[] {
  const t = useText(storageText)
  const locale = useLocale()
  const format = useFormat()
  return [
    {
      ...{ key: 'file', header: t.file, rowHeader: true },
      cell: ({ fileName, kind, bytes }) => (
        <span className={css.file}>
          <span className={css.name}>{fileName}</span>
          <span className={css.about}>
            {t.one[kind]} · {fileSize(bytes)}
          </span>
        </span>
      ),
    },
    {
      ...{ key: 'owner', header: t.owner },
      cell: ({ owner }) =>
        owner ? (
          <Link prefetch="none" to={peoplePaths.person(owner.userId)}>
            {owner.name}
          </Link>
        ) : (
          t.school
        ),
    },
    { key: 'work', header: t.work, cell: ({ title }) => pick(title, locale) },
    {
      ...{ key: 'state', header: t.state, roomy: true },
      cell: (row) => <State row={row} />,
    },
    {
      ...{ key: 'since', header: t.since },
      cell: ({ endedAt, startedAt, begunAt }) => (
        <span className={notes.when}>
          <TimeAgo value={endedAt ?? startedAt ?? begunAt} />
        </span>
      ),
    },
    {
      ...{ key: 'attempts', header: t.attempts, numeric: true },
      cell: ({ attempts }) => format.number(attempts),
    },
  ]
}

function State({ row }: { row: WorkRow }) {
  const { state, percent, failure, fileName } = row
  const t = useText(storageText)
  const locale = useLocale()
  return (
    <div className={css.state}>
      <Tag tone={tones[state]}>{t.states[state]}</Tag>
      {state === 'working' && (
        <div className={css.bar}>
          <Progress labelHidden label={t.progressOf(fileName)} value={percent / 100} />
        </div>
      )}
      {failure && <span className={css.about}>{pick(failure, locale)}</span>}
      {row.can.retry.may && <Retry row={row} />}
    </div>
  )
}

function Retry({ row: { workId, fileName } }: { row: WorkRow }) {
  const t = useText(storageText)
  const { act, pending } = useAct()
  return (
    <Button
      size="small"
      icon="refresh"
      pending={pending}
      aria-label={t.retryNamed(fileName)}
      onClick={() => void act(storageApi.retryWork, { workId }, { said: t.retried })}
    >
      {t.retry}
    </Button>
  )
}
