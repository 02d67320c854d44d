import { useText } from '#src/web/i18n.tsx'
import css from '../question.module.css'
import { questionText } from '../question-text.ts'
import { Stem } from '../stem.tsx'
import { FilledGap } from './filled-gap.tsx'
import type { ResultProps } from './result-props.ts'

export function NumericResult({ question, answer, result }: ResultProps<'numeric'>) {
  const t = useText(questionText)
  const { mark, key } = result
  const accepted = key ? Object.values(key.parts).flat() : []
  const given = answer ? `${answer.number} ${answer.unit}`.trim() : ''
  return (
    <>
      <Stem html={question.stem} />
      <dl className={css.answers}>
        {mark && <dt>{t.yours}</dt>}
        {mark && (
          <dd>
            <FilledGap text={given} verdict={mark.verdict} />
          </dd>
        )}
        {key && <dt>{t.rightAnswer}</dt>}
        {key && <dd>{accepted.join(t.or) || key.right.join(t.or) || '–'}</dd>}
      </dl>
    </>
  )
}
