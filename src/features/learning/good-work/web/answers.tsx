import { useText } from '#src/web/i18n.tsx'
import type { GoodWork } from '../contract.ts'
import css from './good-work.module.css'
import { goodWorkText } from './good-work-text.ts'

/** What each student of a work answered, for its teachers. */
export function Answers({ answers }: Pick<GoodWork, 'answers'>) {
  const t = useText(goodWorkText)
  return (
    <ul className={css.answers} aria-label={t.answersOf}>
      {answers.map(({ student, answer }) => (
        <li key={student.userId}>
          <span>{student.name}</span>
          <span className={css.muted}>{t.answered[answer ?? 'none']}</span>
        </li>
      ))}
    </ul>
  )
}
