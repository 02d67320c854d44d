import { api } from '#src/web/api.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import type { AttemptChoice, ReportFormat } from '../choices.ts'
import { analysisApi } from '../contract.ts'
import { analysisText } from './analysis-text.ts'
import css from './analysis.module.css'

/** The statistics as files; the page for the office comes first. */
export function Downloads(input: { quizId: number; attempts: AttemptChoice; year: string }) {
  const t = useText(analysisText)
  const { run, pending } = useAct()
  const get = (format: ReportFormat) =>
    run(async () => save(await api(analysisApi.getReport, { ...input, format })), {
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

function save({ name, mime, base64 }: { name: string; mime: string; base64: string }) {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0)!)
  const url = URL.createObjectURL(new Blob([bytes], { type: mime }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
