import { attemptsForKey } from '#src/features/content/outline/quiz-settings.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import type { KeyWait } from '../key-wait.ts'
import css from './revision.module.css'
import { keyKeptText } from './key-kept-text.ts'

/** Says why a card shows no correct answer, when it will, and leads to the quiz. */
export function KeyKept({ wait }: { wait: KeyWait }) {
  const t = useText(keyKeptText)
  const format = useFormat()
  const { when, closesAt, taken, path } = wait
  const reasons = {
    passed: t.passed(format.number(attemptsForKey), format.number(taken)),
    closed: closesAt === null ? t.closedNoDate : t.closed(format.dateTime(closesAt)),
    released: t.released,
    never: t.never,
  }
  return (
    <p className={css.kept}>
      {reasons[when]}
      {path && (
        <>
          {' '}
          <Link to={path}>{when === 'passed' ? t.take : t.open}</Link>
        </>
      )}
    </p>
  )
}
