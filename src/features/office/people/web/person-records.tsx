import { auditPaths } from '#src/features/office/audit/paths.ts'
import { peoplePaths } from '../paths.ts'
import { auditApi } from '#src/features/office/audit/contract.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Pagination } from '#src/web/ui/pagination.tsx'
import { AuditList } from '#src/features/office/audit/web/audit-list.tsx'
import css from './person.module.css'
import { personText } from './person-text.ts'

/** The part of the audit log about this account. */
export function PersonRecords({
  userId,
  log,
}: {
  userId: number
  log: AnswerOf<typeof auditApi.getAuditLog>
}) {
  const t = useText(personText)
  const format = useFormat()
  if (log.items.length === 0) return <EmptyState title={t.noLog} text={t.noLogText} />
  return (
    <>
      <div className={css.bar}>
        <p className={css.muted}>{t.acts(format.number(log.total))}</p>
        <ButtonLink size="small" variant="quiet" to={auditPaths.log({ subjectUserId: userId })}>
          {t.wholeLog}
        </ButtonLink>
      </div>
      <div className={css.table}>
        <AuditList caption={t.tab.log} items={log.items} />
      </div>
      <Pagination
        page={log.page}
        pages={log.pages}
        href={(page) => peoplePaths.person(userId, { tab: 'log', page })}
      />
    </>
  )
}
