import { useState } from 'react'
import { saveFile } from '#src/features/learning/analysis/web/save-file.ts'
import { locales } from '#src/shared/locale.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { api } from '#src/web/api.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { RadioGroup } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { gradebookApi } from '../contract.ts'
import css from './gradebook.module.css'
import { studentText } from './student-text.ts'

/** Downloads the report of a student in either language. */
export function ReportDialog({
  classId,
  userId,
  onClose,
}: {
  classId: number
  userId: number
  onClose: () => void
}) {
  const t = useText(studentText)
  const [language, setLanguage] = useState(useLocale())
  const { run, pending } = useAct()
  const download = () =>
    void run(
      async () => saveFile(await api(gradebookApi.getReportPdf, { classId, userId, language })),
      { refresh: false, done: onClose },
    )
  return (
    <Dialog
      open
      title={t.pdfTitle}
      onClose={onClose}
      width={440}
      footer={
        <Button variant="primary" icon="download" pending={pending} onClick={download}>
          {t.download}
        </Button>
      }
    >
      <div className={css.stack}>
        <p className={css.muted}>{t.pdfLead}</p>
        <RadioGroup
          label={t.language}
          value={language}
          onChange={(value) => setLanguage(value)}
          options={locales.map((value) => ({ value, label: t.languages[value] }))}
        />
      </div>
    </Dialog>
  )
}
