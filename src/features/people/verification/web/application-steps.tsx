import type { ReactNode } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { cx } from '#src/web/ui/cx.ts'
import { Icon, type IconName } from '#src/web/ui/icon.tsx'
import type { VerificationDecision } from '../contract.ts'
import css from './verification.module.css'
import { verificationText } from './verification-text.ts'

/** One application as a line of steps: submitted, looked at, decided. */
export function ApplicationSteps({
  application,
  documentDays,
}: {
  application: VerificationDecision
  documentDays: number
}) {
  const t = useText(verificationText)
  const format = useFormat()
  const { status, submittedAt, decidedAt, documents, documentsDeletedAt } = application
  const fate = documentsDeletedAt
    ? t.documentsGone(format.date(documentsDeletedAt))
    : status === 'pending'
      ? t.documentsSealed(documents)
      : t.documentsKept(documents, documentDays)
  return (
    <ol className={css.steps}>
      <Step icon="check" look="done" title={t.submitted} at={submittedAt}>
        {status !== 'withdrawn' && <p>{fate}</p>}
      </Step>
      {status === 'pending' && (
        <Step icon="clock" look="now" title={t.waiting}>
          <p>{t.waitingText}</p>
        </Step>
      )}
      {status === 'approved' && <Step icon="check" look="good" title={t.approved} at={decidedAt} />}
      {status === 'withdrawn' && (
        <Step icon="undo" look="done" title={t.withdrawn} at={decidedAt}>
          <p>{t.withdrawnText}</p>
        </Step>
      )}
      {status === 'rejected' && (
        <Step icon="close" look="bad" title={t.rejected} at={decidedAt}>
          <dl className={css.why}>
            {application.reason && (
              <div>
                <dt>{t.reason}</dt>
                <dd>{t.reasons[application.reason]}</dd>
              </div>
            )}
            {application.reasonText && (
              <div>
                <dt>{t.words}</dt>
                <dd>{application.reasonText}</dd>
              </div>
            )}
          </dl>
        </Step>
      )}
    </ol>
  )
}

function Step({
  icon,
  look,
  title,
  at,
  children,
}: {
  icon: IconName
  look: 'done' | 'now' | 'good' | 'bad'
  title: string
  at?: string | null
  children?: ReactNode
}) {
  const format = useFormat()
  return (
    <li className={cx(css.step, css[look])} aria-current={look === 'now' ? 'step' : undefined}>
      <span className={css.mark}>
        <Icon name={icon} size={16} />
      </span>
      <div>
        <p className={css.stepTitle}>
          {title}
          {at && <time dateTime={at}>{format.dateTime(at)}</time>}
        </p>
        {children}
      </div>
    </li>
  )
}
