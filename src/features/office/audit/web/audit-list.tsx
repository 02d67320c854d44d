import { peoplePaths } from '#src/features/office/people/paths.ts'
import { auditApi } from '#src/features/office/audit/contract.ts'
import { Link } from '#src/web/link.tsx'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { type Locale, pick } from '#src/shared/locale.ts'
import notes from '#src/web/back-office/notes.module.css'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { type Column, DataTable } from '#src/web/ui/data-table.tsx'
import { auditText } from './audit-text.ts'
import css from './audit.module.css'

type Act = AnswerOf<typeof auditApi.getAuditLog>['items'][number]

/** Acts on record, newest first. Also on a person's own page. */
export function AuditList({ caption, items }: { caption: string; items: readonly Act[] }) {
  const t = useText(auditText)
  return (
    <DataTable
      dense
      caption={caption}
      rows={items}
      rowKey={(act) => act.auditId}
      columns={columnsOf(t, useLocale(), useFormat())}
    />
  )
}

const columnsOf = (
  t: typeof auditText.zh,
  locale: Locale,
  format: ReturnType<typeof useFormat>,
): Column<Act>[] => [
  {
    key: 'action',
    header: t.action,
    rowHeader: true,
    cell: ({ name }) => pick(name, locale),
  },
  { key: 'actor', header: t.actor, cell: ({ actor }) => <PersonLink person={actor} /> },
  {
    key: 'subject',
    header: t.subject,
    cell: ({ subjectUser, subject }) =>
      subjectUser ? <PersonLink person={subjectUser} /> : <SubjectLink subject={subject} />,
  },
  { key: 'details', header: t.details, cell: (act) => <Details act={act} /> },
  {
    key: 'at',
    header: t.when,
    cell: ({ at }) => (
      <time dateTime={at} className={notes.when}>
        {format.dateTime(at)}
      </time>
    ),
  },
]

function PersonLink({ person }: { person: Act['actor'] }) {
  const t = useText(auditText)
  if (!person) return <span className={css.muted}>{t.system}</span>
  const name = person.name || t.person(person.userId)
  return (
    <Link prefetch="none" className={css.person} to={peoplePaths.person(person.userId)}>
      {name}
    </Link>
  )
}

/** Not loaded ahead: reading the object may itself be recorded. */
function SubjectLink({ subject }: { subject: Act['subject'] }) {
  const locale = useLocale()
  if (!subject) return <span>–</span>
  const name = pick(subject.name, locale)
  if (!subject.path) return <span>{name}</span>
  return (
    <Link prefetch="none" className={css.person} to={subject.path}>
      {name}
    </Link>
  )
}

function Details({ act }: { act: Act }) {
  const t = useText(auditText)
  const locale = useLocale()
  const said = act.details.map(({ detail, name, words }) => ({
    key: detail,
    name: pick(name, locale),
    words: pick(words, locale),
  }))
  return (
    <details className={css.details}>
      <summary>
        {said.length > 0
          ? said.map(({ name, words }) => `${name}: ${words}`).join(' · ')
          : t.details}
      </summary>
      <dl>
        {said.map(({ key, name, words }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
        {act.subject && (
          <div>
            <dt>{t.thing}</dt>
            <dd>
              <SubjectLink subject={act.subject} />
            </dd>
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
