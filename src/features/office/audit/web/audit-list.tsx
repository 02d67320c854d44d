import { auditApi } from '#src/features/office/audit/contract.ts'
import { Link } from '#src/web/link.tsx'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { isPageBuilt } from '#src/web/built-pages.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { paths } from '#src/web/paths.ts'
import { type Column, DataTable } from '#src/web/ui/data-table.tsx'
import { actionText } from './action-text.ts'
import { recordsText } from './text.ts'
import css from './records.module.css'

export type Act = AnswerOf<typeof auditApi.getAuditLog>['items'][number]

/** Acts on record, newest first. Also on a person's own page. */
export function AuditList({ caption, items }: { caption: string; items: readonly Act[] }) {
  const t = useText(recordsText)
  const { actions } = useText(actionText)
  return (
    <DataTable
      dense
      caption={caption}
      rows={items}
      rowKey={(act) => act.auditId}
      columns={columnsOf(t, actions, useFormat())}
    />
  )
}

const columnsOf = (
  t: typeof recordsText.zh,
  actions: Record<string, string>,
  format: ReturnType<typeof useFormat>,
): Column<Act>[] => [
  {
    key: 'action',
    header: t.action,
    rowHeader: true,
    cell: (act) => actions[act.action] ?? <code>{act.action}</code>,
  },
  { key: 'actor', header: t.actor, cell: ({ actor }) => <Who person={actor} /> },
  {
    key: 'subject',
    header: t.subject,
    cell: ({ subjectUser, subject }) =>
      subjectUser ? <Who person={subjectUser} /> : <span>{subject ?? '–'}</span>,
  },
  { key: 'details', header: t.details, cell: (act) => <Details act={act} /> },
  {
    key: 'at',
    header: t.when,
    cell: ({ at }) => (
      <time dateTime={at} className={css.when}>
        {format.dateTime(at)}
      </time>
    ),
  },
]

function Who({ person }: { person: Act['actor'] }) {
  const t = useText(recordsText)
  const locale = useLocale()
  if (!person) return <span className={css.muted}>{t.system}</span>
  const name = person.name || t.person(person.userId)
  if (!isPageBuilt('/admin/people')) return <span>{name}</span>
  return (
    <Link prefetch="none" className={css.who} to={paths.adminPerson(locale, person.userId)}>
      {name}
    </Link>
  )
}

function Details({ act }: { act: Act }) {
  const t = useText(recordsText)
  const { details, values } = useText(actionText)
  const said = Object.entries(act.detail).filter(([, value]) => value !== '' && value !== null)
  const word = (name: string, value: string | number | boolean | null) => {
    if (typeof value === 'boolean') return value ? t.yes : t.no
    if (value === null) return t.none
    const codes = { ...values[name], ...values[act.action] }
    const said = String(value).split(',')
    return said.every((code) => code in codes)
      ? said.map((code) => codes[code]).join(t.comma)
      : String(value)
  }
  return (
    <details className={css.details}>
      <summary>
        {said.length > 0
          ? said
              .map(([name, value]) => `${details[name] ?? name}: ${word(name, value)}`)
              .join(' · ')
          : t.details}
      </summary>
      <dl>
        {said.map(([name, value]) => (
          <div key={name}>
            <dt>{details[name] ?? name}</dt>
            <dd>{word(name, value)}</dd>
          </div>
        ))}
        {act.subject && (
          <div>
            <dt>{t.thing}</dt>
            <dd>{act.subject}</dd>
          </div>
        )}
        {act.ip && (
          <div>
            <dt>{t.ip}</dt>
            <dd>{act.ip}</dd>
          </div>
        )}
        {act.requestId && (
          <div>
            <dt>{t.requestId}</dt>
            <dd>{act.requestId}</dd>
          </div>
        )}
      </dl>
    </details>
  )
}
