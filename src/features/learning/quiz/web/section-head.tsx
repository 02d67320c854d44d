import { sumPoints } from '#src/features/content/question/points.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import type { Attempt } from '../contract.ts'
import css from './quiz.module.css'
import { takingText } from './taking-text.ts'

/** The name, points and directions of a section, above its first question. */
export function SectionHead({
  attempt: { sections, questions },
  index,
}: {
  attempt: Attempt
  /** Of the question. */
  index: number
}) {
  const k = useText(takingText)
  const format = useFormat()
  const number = questions[index]!.section
  const section = sections.find((one) => one.number === number)
  if (!section || questions[index - 1]?.section === number) return null
  const points = sumPoints(
    questions.filter((one) => one.section === number).map((one) => one.points),
  )
  return (
    <header className={css.section}>
      <h3>
        {section.name} <small>{k.sectionPoints(format.number(points))}</small>
      </h3>
      {section.intro !== '' && <p>{section.intro}</p>}
    </header>
  )
}
