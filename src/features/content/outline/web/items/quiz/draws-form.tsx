import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button, IconButton } from '#src/web/ui/button.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import type { QuizDraw, QuizSection, SetQuestion } from '../../../records.ts'
import { withPools } from '../../../quiz-pools.ts'
import css from '../../content.module.css'
import { DrawRuleLine } from './draw-rule-line.tsx'
import { drawText } from './draw-text.ts'
import { NumberSetting } from './number-setting.tsx'
import quizCss from './quiz.module.css'
import { settingsText } from './settings-text.ts'
import type { Pools } from './use-pools.ts'

/** The random draws of a quiz, each with its pool. */
export function DrawsForm({
  draws,
  questions,
  sections,
  pools,
  onChange,
  onPool,
  onRule,
}: {
  draws: readonly QuizDraw[]
  questions: readonly SetQuestion[]
  sections: readonly { value: string; label: string }[]
  onChange: (draws: readonly QuizDraw[], questions: readonly SetQuestion[]) => void
  /** The questions that the rules of draws find now. */
  pools: Pools | undefined
  /** Chooses the questions of a pool. */
  onPool: (key: string) => void
  /** Changes the conditions of a draw. */
  onRule: (draw: QuizDraw) => void
}) {
  const t = useText(settingsText)
  const d = useText(drawText)
  const format = useFormat()
  return draws.map((draw, at) => {
    const pool = questions.filter((one) => one.draw === draw.key)
    const found = pools?.find(({ key }) => key === draw.key)
    const change = (more: Pick<Partial<SetQuestion>, 'points' | 'section'>) =>
      onChange(
        draw.rule ? draws.with(at, { ...draw, ...more }) : draws,
        questions.map((one) => (one.draw === draw.key ? { ...one, ...more } : one)),
      )
    const size = format.number(pool.length)
    return (
      <section key={draw.key} className={quizCss.draw} aria-label={t.draw}>
        <div className={quizCss.drawHead}>
          <strong>{t.draw}</strong>
          <span className={css.muted}>{t.drawAbout(size)}</span>
          <Button
            size="small"
            variant="quiet"
            onClick={() => (draw.rule ? onRule(draw) : onPool(draw.key))}
          >
            {draw.rule ? d.change : t.drawQuestions}
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
        {draw.rule && (
          <DrawRuleLine
            {...{ rule: draw.rule, found, pool }}
            onRenew={() =>
              pools && onChange(draws, withPools({ questions, draws }, pools).questions)
            }
            onFix={() => {
              const { rule: _, points: __, section: ___, ...fixed } = draw
              onChange(draws.with(at, fixed), questions)
            }}
          />
        )}
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
            value={draw.points ?? pool[0]?.points ?? 1}
            onChange={(points) => change({ points })}
          />
          {sections.length > 1 && (
            <Select
              label={t.drawSection}
              options={sections}
              value={(draw.rule ? draw.section : pool[0]?.section) ?? ''}
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
