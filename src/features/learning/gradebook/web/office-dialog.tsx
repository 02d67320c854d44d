import { useId, useState } from 'react'
import { PickButton } from '#src/features/content/question/web/photos/pick-button.tsx'
import { saveFile } from '#src/features/learning/analysis/web/save-file.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { api } from '#src/web/api.ts'
import { base64Of } from '#src/web/base64-of.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { FieldError } from '#src/web/ui/field.tsx'
import { gradebookApi } from '../contract.ts'
import { officeBytesMost, type OfficeMapping } from '../office/targets.ts'
import css from './gradebook.module.css'
import { OfficeColumns } from './office-columns.tsx'
import { OfficePlanView } from './office-plan.tsx'
import type { OfficePlan } from './sheet-types.ts'
import { officeDialogText } from './office-text.ts'

/** The file keeps its name, whatever kind it is. */
const mime = 'application/octet-stream'

/** Fills the marks file of the office: choose it, check what is filled in, download it. */
export function OfficeDialog({ classId, onClose }: { classId: number; onClose: () => void }) {
  const t = useText(officeDialogText)
  const format = useFormat()
  const { run, pending } = useAct()
  const [file, setFile] = useState<{ name: string; base64: string }>()
  const [plan, setPlan] = useState<OfficePlan>()
  const [wrong, setWrong] = useState<string>()
  const errorId = useId()
  const ask = (base64: string, sheet: string | null, columns: OfficeMapping | null) =>
    api(
      gradebookApi.fillOfficeFile,
      { classId, base64, sheet, columns, agreed: null },
      { quiet: true },
    )
  const choose = (chosen: File) => {
    setWrong(undefined)
    if (chosen.size > officeBytesMost) return setWrong(t.tooLarge)
    void run(
      async () => {
        const base64 = await base64Of(chosen)
        setPlan(await ask(base64, null, null))
        setFile({ name: chosen.name, base64 })
      },
      { refresh: false, failed: setWrong },
    )
  }
  const change = (sheet: string, columns: OfficeMapping | null) =>
    void run(async () => setPlan(await ask(file!.base64, sheet, columns)), { refresh: false })
  const download = (agreed: OfficePlan) =>
    run(
      async () => {
        const { sheet, columns, agreement } = agreed
        const given = { classId, base64: file!.base64, sheet, columns, agreed: agreement }
        const filled = await api(gradebookApi.fillOfficeFile, given, { quiet: true })
        saveFile({ name: file!.name, mime, base64: filled.base64! })
      },
      { refresh: false, said: () => t.saved(format.number(agreed.writes)), done: onClose },
    )
  return (
    <Dialog
      open
      title={t.title}
      onClose={onClose}
      width={720}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          {plan && plan.writes > 0 && (
            <Button
              variant="primary"
              icon="download"
              pending={pending}
              onClick={() => void download(plan)}
            >
              {t.download}
            </Button>
          )}
        </>
      }
    >
      <div className={css.stack}>
        <p className={css.muted}>{t.lead}</p>
        <div className={css.acts}>
          <PickButton
            label={plan ? t.another : t.choose}
            icon="upload"
            accept=".xls,.xlsx,.csv"
            many={false}
            main={!plan}
            {...(wrong && { describedBy: errorId })}
            onPick={([chosen]) => chosen && choose(chosen)}
          />
          {file && <span className={css.muted}>{file.name}</span>}
        </div>
        <div aria-live="polite">
          <FieldError id={errorId} {...(wrong && { error: wrong })} />
        </div>
        {plan && (
          <>
            <OfficeColumns plan={plan} onChange={change} />
            <OfficePlanView plan={plan} />
          </>
        )}
      </div>
    </Dialog>
  )
}
