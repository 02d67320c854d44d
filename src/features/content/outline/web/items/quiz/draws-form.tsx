import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button, IconButton } from '#src/web/ui/button.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import type { QuizDraw, QuizSection, SetQuestion } from '../../../records.ts'
import css from '../../content.module.css'
import { NumberSetting } from './number-setting.tsx'
import quizCss from './quiz.module.css'
import { settingsText } from './settings-text.ts'

/** The random draws of a quiz, each with its pool. */
export function DrawsForm({
  draws,
  questions,
  sections,
  onChange,
  onPool,
}: {
  draws: readonly QuizDraw[]
  questions: readonly SetQuestion[]
  sections: readonly { value: string; label: string }[]
  onChange: (draws: readonly QuizDraw[], questions: readonly SetQuestion[]) => void
  /** Chooses the questions of a pool. */
  onPool: (key: string) => void
}) {
  const t = useText(settingsText)
  const format = useFormat()
  return draws.map((draw, at) => {
    const pool = questions.filter((one) => one.draw === draw.key)
    const change = (more: Partial<SetQuestion>) =>
      onChange(
        draws,
        questions.map((one) => (one.draw === draw.key ? { ...one, ...more } : one)),
      )
    const size = format.number(pool.length)
    return (
      <section key={draw.key} className={quizCss.draw} aria-label={t.draw}>
        <div className={quizCss.drawHead}>
          <strong>{t.draw}</strong>
          <span className={css.muted}>{t.drawAbout(size)}</span>
          <Button size="small" variant="quiet" onClick={() => onPool(draw.key)}>
            {t.drawQuestions}
          </Button>
          <IconButton
            icon="trash"
            label={t.removeDraw}
            onClick={() =>
              onChange(
                draws.toSpliced(at, 1),
                questions.filter((one) => one.draw !== draw.key),
              )
            }
          />
        </div>
        <div className={quizCss.drawFields}>
          <NumberSetting
            label={t.drawCount}
            from={1}
            to={500}
            value={draw.count}
            error={draw.count > pool.length ? t.drawShort(size) : undefined}
            onChange={(count) => onChange(draws.with(at, { ...draw, count }), questions)}
          />
          <NumberSetting
            label={t.drawPoints}
            from={0}
            to={1000}
            value={pool[0]?.points ?? 1}
            onChange={(points) => change({ points })}
          />
          {sections.length > 1 && (
            <Select
              label={t.drawSection}
              options={sections}
              value={pool[0]?.section ?? ''}
              onChange={(section) => change({ section: section === '' ? undefined : section })}
            />
          )}
        </div>
      </section>
    )
  })
}

export const sectionOptions = (
  sections: readonly QuizSection[],
  nameOf: (section: QuizSection, at: number) => string,
  none: string,
) => [
  { value: '', label: none },
  ...sections.map((section, at) => ({ value: section.key, label: nameOf(section, at) })),
]
