import { RichTextField } from '#src/features/content/editor/web/rich-text-field.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { emptyAnswer } from '../../empty-answer.ts'
import { countWords } from '../count-words.ts'
import css from '../open.module.css'
import { openText } from '../open-text.ts'
import { PhotosOf, useLatest } from '../photos/photos-of.tsx'
import { Stem } from '../stem.tsx'
import type { AnswerProps } from './answer-props.ts'

/** A longer text with headings, lists and tables; its words are counted. */
export default function Essay({ question, answer, onAnswer, stemId }: AnswerProps<'essay'>) {
  const t = useText(openText)
  const format = useFormat()
  const given = answer ?? emptyAnswer('essay')
  const latest = useLatest(given)
  const { html } = given
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
          onChange={(next) => onAnswer({ ...latest.current, html: next }, true)}
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
      <PhotosOf answer={given} onAnswer={onAnswer} />
    </>
  )
}
