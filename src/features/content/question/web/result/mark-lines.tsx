import { useFormat, useText } from '#src/web/i18n.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import type { QuestionAnswer } from '../../answer.ts'
import type { QuestionToTake } from '../../taking.ts'
import css from '../question.module.css'
import { questionText } from '../question-text.ts'
import { usePartNames } from './part-names.ts'
import { pointsText } from './points-text.ts'
import type { ShownResult } from './result-props.ts'
import { verdictIcons } from './verdict.tsx'

/** Explains a mark line by line, under the rule that was applied. A mark of one line explains itself. */
export function MarkLines({
  question,
  answer,
  result: { mark, key },
  points,
}: {
  question: QuestionToTake
  answer: QuestionAnswer | null
  result: ShownResult
  points: number | null
}) {
  const t = useText(questionText)
  const format = useFormat()
  const nameOf = usePartNames(question, key)
  if (mark === null) return null
  if (mark.share === null && question.type !== 'group') return null
  if (mark.lines.length < 2 && !mark.rule) return null
  const chosen = answer?.type === 'multiple' ? answer.choices : null
  const amount = (share: number) =>
    points === null ? format.percent(share) : pointsText(share, points, format)
  return (
    <details className={css.lines}>
      <summary>{t.lines}</summary>
      {mark.rule && <p className={css.hint}>{t.rules[mark.rule]}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">{t.linePart}</th>
            <th scope="col">{t.lineVerdict}</th>
            <th scope="col">{points === null ? t.lineShare : t.linePoints}</th>
          </tr>
        </thead>
        <tbody>
          {mark.lines.map(({ part, verdict, earned, of }) => (
            <tr key={part}>
              <th scope="row">
                {nameOf(part)}
                {chosen && (
                  <span className={css.hint}>
                    {' '}
                    · {chosen.includes(part) ? t.chose : t.notChosen}
                  </span>
                )}
              </th>
              <td>
                <span className={css.word} data-kind={verdict}>
                  <Icon name={verdictIcons[verdict]} size={16} />
                  {t.verdicts[verdict]}
                </span>
              </td>
              <td>
                {amount(earned)}
                {of > 0 && ` / ${amount(of)}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
