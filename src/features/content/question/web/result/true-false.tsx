import { useText } from '#src/web/i18n.tsx'
import css from '../question.module.css'
import { questionText } from '../question-text.ts'
import { Stem } from '../stem.tsx'
import type { ResultProps } from './result-props.ts'

export function TrueFalseResult({
  question,
  answer,
  result: { mark, key },
}: ResultProps<'trueFalse'>) {
  const t = useText(questionText)
  const words = (value: boolean) => (value ? t.right : t.wrong)
  const given = answer?.value ?? null
  return (
    <>
      <Stem html={question.stem} />
      <dl className={css.answers}>
        {mark && <dt>{t.yours}</dt>}
        {mark && <dd>{given === null ? t.none : words(given)}</dd>}
        {key && <dt>{t.rightAnswer}</dt>}
        {key && <dd>{key.right[0] === undefined ? '–' : words(key.right[0] === 'true')}</dd>}
      </dl>
    </>
  )
}
