import { useText } from '#src/web/i18n.tsx'
import { GivenSound } from '../given-sound.tsx'
import css from '../question.module.css'
import { questionText } from '../question-text.ts'
import { Stem } from '../stem.tsx'
import type { ResultProps } from './result-props.ts'

export default function SpokenResult({ question, answer, result }: ResultProps<'spoken'>) {
  const t = useText(questionText)
  if (!result.mark) return <Stem html={question.stem} />
  return (
    <>
      <Stem html={question.stem} />
      <h4 className={css.part}>{t.yours}</h4>
      {answer?.file ? <GivenSound userFileId={answer.file} /> : <p>{t.none}</p>}
    </>
  )
}
