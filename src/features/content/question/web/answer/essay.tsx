import { RichTextField } from '#src/features/content/editor/web/rich-text-field.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { countWords } from '../count-words.ts'
import css from '../open.module.css'
import { openText } from '../open-text.ts'
import { Stem } from '../stem.tsx'
import type { AnswerProps } from './answer-props.ts'

/** A longer text with headings, lists and tables; its words are counted. */
export default function Essay({ question, answer, onAnswer, stemId }: AnswerProps<'essay'>) {
  const t = useText(openText)
  const format = useFormat()
  const html = answer?.html ?? ''
  const { leastWords, mostWords } = question
  const words = countWords(html)
  return (
    <>
      <Stem id={stemId} html={question.stem} />
      <div className={css.essay}>
        <RichTextField
          label={t.essay}
          size="short"
          files={false}
          value={html}
          onChange={(next) => onAnswer({ type: 'essay', html: next }, true)}
        />
        <p className={css.count}>
          <span className={words > mostWords ? css.over : undefined}>
            {t.wordsOf(format.number(words), format.number(mostWords))}
          </span>
          {words > mostWords && (
            <span className={css.over}>{t.tooMany(format.number(words - mostWords))}</span>
          )}
          {words < leastWords && <span>{t.leastWords(format.number(leastWords))}</span>}
        </p>
      </div>
    </>
  )
}
