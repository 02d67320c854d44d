import { useFormat, useText } from '#src/web/i18n.tsx'
import { belowMedian, failedTimes, idleDays } from '../limits.ts'
import css from './progress.module.css'
import { learnersText } from './learners-text.ts'

/** The rules by which a learner counts as behind, in words. */
export function BehindRules() {
  const { rules, rule } = useText(learnersText)
  const format = useFormat()
  const days = format.number(idleDays)
  return (
    <details className={css.rules}>
      <summary>{rules}</summary>
      <ul>
        <li>{rule.idle(days)}</li>
        <li>{rule.notBegun(days)}</li>
        <li>{rule.below(format.number(belowMedian), days)}</li>
        <li>{rule.failed(format.number(failedTimes))}</li>
        <li>{rule.late}</li>
      </ul>
      <p>{rule.none}</p>
    </details>
  )
}
