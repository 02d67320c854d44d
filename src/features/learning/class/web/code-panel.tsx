import { Suspense, useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { CopyField } from '#src/web/ui/copy-field.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { shownCode } from '../code.ts'
import { classApi, type ClassOverview } from '../contract.ts'
import { classPaths } from '../paths.ts'
import css from './class.module.css'
import { overviewText } from './overview-text.ts'
import { QrCode, QrFailed } from './qr-code.tsx'
import { useCode } from './use-code.ts'

const CodeDialog = latePart(async () => ({
  default: (await import('./code-dialog.tsx')).CodeDialog,
}))

/** The class code with its link and QR code, for those who look after the class. */
export function CodePanel({
  of: { classId, state, can },
  code,
}: {
  of: ClassOverview
  code: NonNullable<ClassOverview['code']>
}) {
  const t = useText(overviewText)
  const format = useFormat()
  const { act, pending } = useAct()
  const [sets, setSets] = useState(false)
  const renew = () =>
    void act(
      classApi.renewCode,
      { classId, code: code.code },
      { ask: { title: t.renewTitle, text: t.renewText, confirm: t.renew }, said: t.renewed },
    )
  if (state !== 'active') return null
  return (
    <Panel
      title={t.code}
      lead={code.works ? t.codeLead : code.open ? t.codeExpired : t.codeClosed}
      actions={
        can.setCode.may && (
          <Button size="small" icon="settings" onClick={() => setSets(true)}>
            {t.codeSettings}
          </Button>
        )
      }
    >
      {code.works && <WorkingCode key={code.code} classId={classId} code={code.code} />}
      {code.works && (
        <p className={css.muted}>
          {code.expiresOn ? t.codeUntil(format.date(code.expiresOn)) : t.codeForever} ·{' '}
          {code.approval ? t.codeApproval : t.codeFree}
        </p>
      )}
      <div className={css.acts}>
        {code.works && (
          <ButtonLink icon="monitor" to={classPaths.code(classId)}>
            {t.project}
          </ButtonLink>
        )}
        {can.setCode.may && (
          <Button icon="refresh" variant="quiet" pending={pending} onClick={renew}>
            {t.renew}
          </Button>
        )}
      </div>
      <Suspense>
        {sets && <CodeDialog classId={classId} code={code} onClose={() => setSets(false)} />}
      </Suspense>
    </Panel>
  )
}

function WorkingCode({ classId, code }: { classId: number; code: string }) {
  const t = useText(overviewText)
  const { data, failed, retry } = useCode(classId)
  return (
    <>
      <div className={css.codeRow}>
        {failed ? (
          <QrFailed retry={retry} />
        ) : (
          <div className={css.qr}>{data && <QrCode label={t.qr} drawing={data.drawing} />}</div>
        )}
        <strong className={css.code}>{shownCode(code)}</strong>
      </div>
      {!failed && <CopyField label={t.link} value={data?.url ?? ''} variant="secondary" />}
    </>
  )
}
