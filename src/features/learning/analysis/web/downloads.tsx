import { api } from '#src/web/api.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import type { AttemptChoice, ReportFormat } from '../choices.ts'
import { analysisApi } from '../contract.ts'
import { analysisText } from './analysis-text.ts'
import css from './analysis.module.css'
import { saveFile } from './save-file.ts'

/** The statistics as files; the page for the office comes first. */
export function Downloads(input: { quizId: number; attempts: AttemptChoice; year: string }) {
  const t = useText(analysisText)
  const { run, pending } = useAct()
  const get = (format: ReportFormat) =>
    run(async () => saveFile(await api(analysisApi.getReport, { ...input, format })), {
      refresh: false,
    })
  return (
    <div className={css.choices}>
      <Button variant="primary" icon="download" pending={pending} onClick={() => void get('docx')}>
        {t.word}
      </Button>
      <Button disabled={pending} onClick={() => void get('xlsx')}>
        {t.excel}
      </Button>
      <Button disabled={pending} onClick={() => void get('csv')}>
        {t.csv}
      </Button>
    </div>
  )
}
