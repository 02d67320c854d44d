import { useAct } from '#src/web/act/use-act.ts'
import { profilePaths } from '#src/features/people/profile/paths.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { useGo } from '#src/web/router-link.tsx'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { certificateApi, type Pending } from '../../contract.ts'
import { certificatePaths } from '../../paths.ts'
import css from '../certificate.module.css'
import { pendingText } from './pending-text.ts'

/** Shows the name as it will be printed, and issues the certificate. */
export function ClaimDialog({
  item,
  given: { profileName, balance },
  onClose,
}: {
  item: Pending
  given: Pick<AnswerOf<typeof certificateApi.getPending>, 'profileName' | 'balance'>
  onClose: () => void
}) {
  const t = useText(pendingText)
  const format = useFormat()
  const go = useGo()
  const { act, pending } = useAct()
  const { courseId, fee } = item
  const claim = () =>
    act(
      certificateApi.claim,
      { courseId, fee, name: profileName.zh, nameEn: profileName.en },
      {
        said: t.claimed,
        done() {
          onClose()
          void go(certificatePaths.mine())
        },
      },
    )
  return (
    <Dialog
      open
      title={t.claimTitle}
      onClose={onClose}
      footer={
        <Button variant="primary" pending={pending} onClick={() => void claim()}>
          {fee > 0 ? t.confirmPay(format.number(fee)) : t.confirm}
        </Button>
      }
    >
      <p>{t.claimLead}</p>
      <div className={css.confirmed}>
        <strong lang="zh-CN">{profileName.zh}</strong>
        {profileName.en !== profileName.zh && <span lang="en">{profileName.en}</span>}
      </div>
      <p>{t.claimFinal}</p>
      {fee > 0 && <p>{t.pay(format.number(fee), format.number(balance))}</p>}
      <p className={css.small}>
        {t.notRight} <Link to={profilePaths.profile()}>{t.edit}</Link>
      </p>
    </Dialog>
  )
}
