import { useFormat, useText } from '#src/web/i18n.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { Progress } from '#src/web/ui/progress.tsx'
import type { QuestionBody } from '../../question/body/body.ts'
import { questionPageText } from './question-page-text.ts'
import { translatedTexts } from './texts-of-body.ts'

/** How much of a question is there in both languages. */
export function Languages({ body }: { body: QuestionBody }) {
  const t = useText(questionPageText)
  const format = useFormat()
  const { done, of } = translatedTexts(body)
  if (of === 0) return null
  const words = t.translated(format.number(done), format.number(of))
  return (
    <Panel title={t.languages}>
      <Progress value={done / of} label={words} />
    </Panel>
  )
}
