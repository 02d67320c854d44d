import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { type VerificationDecision, verificationApi } from '../contract.ts'
import { Panel } from '#src/web/ui/panel.tsx'
import { ApplicationSteps } from './application-steps.tsx'
import { VerificationState } from './verification-state.tsx'
import css from './verification.module.css'
import { verificationText } from './verification-text.ts'

/** The steps of the last application; a pending one can be withdrawn. */
export function MyVerification({
  application,
  isRevoked,
  mayWithdraw,
  documentDays,
}: {
  application: VerificationDecision
  /** Approved once, and revoked by an administrator since. */
  isRevoked: boolean
  mayWithdraw: boolean
  documentDays: number
}) {
  const t = useText(verificationText)
  const { act, pending } = useAct()
  const { verificationId, status } = application

  const withdraw = () =>
    act(
      verificationApi.withdrawVerification,
      { verificationId },
      {
        ask: {
          ...{ title: t.withdrawTitle, text: t.withdrawText },
          ...{ confirm: t.withdraw, danger: true },
        },
        said: t.withdrawDone,
      },
    )

  return (
    <Panel
      id="state"
      title={t.state}
      actions={isRevoked ? <Tag>{t.revoked}</Tag> : <VerificationState status={status} />}
    >
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
    </Panel>
  )
}
