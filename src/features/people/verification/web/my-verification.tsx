import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#src/web/api.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { confirmDialog } from '#src/web/ui/confirm.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { type VerificationDecision, verificationApi } from '../contract.ts'
import { ApplicationSteps } from './application-steps.tsx'
import { VerificationState } from './verification-state.tsx'
import css from './verification.module.css'
import { verificationText } from './verification-text.ts'

/** Where the last application stands, step by step; one that waits can be taken back. */
export function MyVerification({
  application,
  isRevoked,
  mayWithdraw,
  documentDays,
}: {
  application: VerificationDecision
  /** Approved once, and taken back by an administrator since. */
  isRevoked: boolean
  mayWithdraw: boolean
  documentDays: number
}) {
  const t = useText(verificationText)
  const { revalidate } = useRevalidator()
  const [pending, setPending] = useState(false)
  const { verificationId, status } = application

  async function withdraw() {
    const sure = await confirmDialog({
      title: t.withdrawTitle,
      text: t.withdrawText,
      confirm: t.withdraw,
      danger: true,
    })
    if (!sure) return
    setPending(true)
    // A failure has been told by the client; decided meanwhile, the page shows it.
    const done = await api(verificationApi.withdrawVerification, { verificationId }).catch(
      () => undefined,
    )
    if (done) toast.success(t.withdrawDone)
    await revalidate()
    setPending(false)
  }

  return (
    <section className={css.card} aria-labelledby="state">
      <div className={css.head}>
        <h2 id="state" tabIndex={-1}>
          {t.state}
        </h2>
        {isRevoked ? <Tag>{t.revoked}</Tag> : <VerificationState status={status} />}
      </div>
      <ApplicationSteps application={application} documentDays={documentDays} />
      {isRevoked && <p>{t.revokedText}</p>}
      <p className={css.muted}>
        {t.given([application.realName, application.schoolName].filter(Boolean).join(' · '))}
      </p>
      {mayWithdraw && (
        <p>
          <Button size="small" icon="undo" pending={pending} onClick={() => void withdraw()}>
            {t.withdraw}
          </Button>
        </p>
      )}
    </section>
  )
}
