import { useText } from '#src/web/i18n.tsx'
import type { QuestionBody } from '../../body/body.ts'
import type { Bilingual } from '../../body/text.ts'
import { noText } from '../../body/limits.ts'
import css from './edit.module.css'
import { editText } from './edit-text.ts'
import { More } from './more.tsx'
import { WordsField } from './words-field.tsx'

const outcomes = ['correct', 'partly', 'wrong'] as const
const isEmpty = (text: Bilingual | undefined) => !text || (text.zh === '' && text.en === '')

/** The texts that are read after marking: the explanation, and feedback by outcome. */
export function AfterMarking<B extends QuestionBody>({
  body,
  onChange,
}: {
  body: B
  onChange: (next: B) => void
}) {
  const t = useText(editText)
  const { feedback = {} } = body
  const setFeedback = (outcome: (typeof outcomes)[number], text: Bilingual) => {
    const { [outcome]: _, ...others } = feedback
    const next = isEmpty(text) ? others : { ...others, [outcome]: text }
    const { feedback: __, ...rest } = body
    onChange({ ...rest, ...(Object.keys(next).length > 0 && { feedback: next }) } as B)
  }
  return (
    <div className={css.part}>
      <WordsField
        label={t.explanation}
        description={t.explanationHint}
        size="short"
        value={body.explanation}
        onChange={(explanation) => onChange({ ...body, explanation })}
      />
      <More title={t.feedback} open={Object.keys(feedback).length > 0}>
        {outcomes.map((outcome) => (
          <WordsField
            key={outcome}
            label={t.feedbackOf[outcome]}
            size="short"
            value={feedback[outcome] ?? noText}
            onChange={(text) => setFeedback(outcome, text)}
          />
        ))}
      </More>
    </div>
  )
}
