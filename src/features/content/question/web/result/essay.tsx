import { useContext } from 'react'
import { OpenedTexts } from '#src/features/content/editor/web/opened-texts.ts'
import { RichText } from '#src/features/content/editor/web/rich-text.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { isEmpty } from '../../is-empty.ts'
import { countWords } from '../count-words.ts'
import { openText } from '../open-text.ts'
import GivenPhotos from '../photos/given-photos.tsx'
import css from '../question.module.css'
import { questionText } from '../question-text.ts'
import { Stem } from '../stem.tsx'
import type { ResultProps } from './result-props.ts'

export default function EssayResult({ question, answer, result }: ResultProps<'essay'>) {
  const t = useText(questionText)
  const o = useText(openText)
  const format = useFormat()
  const opened = useContext(OpenedTexts)
  const words = countWords(answer?.html ?? '')
  if (!result.mark) return <Stem html={question.stem} />
  return (
    <>
      <Stem html={question.stem} />
      <h4 className={css.part}>{t.yours}</h4>
      {answer && !isEmpty(answer) ? (
        <>
          {!isEmpty({ ...answer, photos: [] }) && (
            <div className={`prose ${css.written}`}>
              <RichText html={opened[answer.html] ?? answer.html} />
            </div>
          )}
          {words > 0 && <p className={css.hint}>{o.words(format.number(words))}</p>}
          {answer.photos?.length ? <GivenPhotos photos={answer.photos} /> : null}
        </>
      ) : (
        <p>{t.none}</p>
      )}
    </>
  )
}
