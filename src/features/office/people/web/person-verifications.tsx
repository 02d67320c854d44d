import { verificationPaths } from '#src/features/people/verification/paths.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { type Column, DataTable } from '#src/web/ui/data-table.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Tag, type Tone } from '#src/web/ui/tag.tsx'
import css from './person.module.css'
import type { Person } from './person-overview.tsx'
import { personText } from './person-text.ts'

type Application = Person['verifications'][number]

const tones: Record<Application['status'], Tone> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
}

/** The person's applications, newest first. */
export function PersonVerifications({ person }: { person: Person }) {
  const t = useText(personText)
  const columns = useColumns()
  if (person.verifications.length === 0) {
    return <EmptyState title={t.noVerifications} text={t.noVerificationsText} />
  }
  return (
    <div className={css.table}>
      <DataTable
        dense
        caption={t.tab.verification}
        columns={columns}
        rows={person.verifications}
        rowKey={({ verificationId }) => verificationId}
      />
    </div>
  )
}

function useColumns(): Column<Application>[] {
  const t = useText(personText)
  const format = useFormat()
  return [
    {
      key: 'submittedAt',
      header: t.submittedAt,
      rowHeader: true,
      cell: ({ submittedAt }) => format.dateTime(submittedAt),
    },
    {
      key: 'status',
      header: t.result,
      cell: ({ status }) => <Tag tone={tones[status]}>{t.statuses[status]}</Tag>,
    },
    {
      key: 'decidedAt',
      header: t.decidedAt,
      cell: ({ decidedAt }) => (decidedAt ? format.dateTime(decidedAt) : '—'),
    },
    {
      key: 'open',
      header: t.actions,
      // Not ahead of time: reading an application is put on record.
      cell: ({ verificationId, submittedAt }) => (
        <Link
          to={verificationPaths.review(verificationId)}
          prefetch="none"
          aria-label={t.openNamed(format.dateTime(submittedAt))}
        >
          {t.open}
        </Link>
      ),
    },
  ]
}
