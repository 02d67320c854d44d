import { useFormat, useText } from '#src/web/i18n.tsx'
import { randomHex } from '#src/web/random-hex.ts'
import { Button, IconButton } from '#src/web/ui/button.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { FieldError } from '#src/web/ui/field.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { criteriaMost, criterionMost } from '../limits.ts'
import { formText } from './form-text.ts'
import { hundredthsTyped } from './form-values.ts'
import css from './homework.module.css'
import type { HomeworkFormState } from './use-homework-form.ts'

/** What homework is marked out of, and by which criteria. */
export function MarkFields({ form, isKept }: { form: HomeworkFormState; isKept: boolean }) {
  const t = useText(formText)
  const format = useFormat()
  const { values } = form
  const list = form.list('criteria')
  const sum = values.criteria.reduce((all, { points }) => all + (hundredthsTyped(points) || 0), 0)
  const full = hundredthsTyped(values.fullMark)
  const error = list.error
  const isQuiz = values.kind === 'quiz'
  return (
    <Panel title={t.marks}>
      {isKept && <p className={css.muted}>{t.marksKept}</p>}
      <fieldset className={css.fieldset} disabled={isKept}>
        {!isQuiz && <Checkbox {...form.check('isMarked')} label={t.isMarked} />}
        {(values.isMarked || isQuiz) && (
          <>
            <TextField
              {...form.field('fullMark')}
              label={t.fullMark}
              description={isQuiz ? t.quizFullMark : undefined}
              inputMode="decimal"
              maxLength={7}
              required
            />
            {!isQuiz && (
              <section aria-label={t.rubric} className={css.stack}>
                <h3>{t.rubric}</h3>
                <p className={css.muted}>{t.rubricHint}</p>
                {list.rows.map((row) => (
                  <div key={row.key} className={css.row}>
                    <TextField
                      {...form.field(`${row.path}.text`)}
                      label={t.criterion}
                      maxLength={criterionMost}
                    />
                    <TextField
                      {...form.field(`${row.path}.points`)}
                      label={t.points}
                      inputMode="decimal"
                      maxLength={7}
                    />
                    <IconButton icon="trash" label={t.removeCriterion} onClick={row.remove} />
                  </div>
                ))}
                <div className={css.foot}>
                  <Button
                    icon="plus"
                    disabled={list.rows.length >= criteriaMost}
                    onClick={() => list.add({ id: randomHex().slice(0, 8), text: '', points: '' })}
                  >
                    {t.addCriterion}
                  </Button>
                  {list.rows.length > 0 && (
                    <span className={css.sum} data-wrong={sum !== full || undefined} role="status">
                      {t.sum(
                        format.number(sum / 100),
                        Number.isNaN(full) ? '–' : format.number(full / 100),
                      )}
                    </span>
                  )}
                </div>
                {error !== undefined && <FieldError id="criteria-error" error={error} />}
              </section>
            )}
          </>
        )}
      </fieldset>
      {!isQuiz && <Checkbox {...form.check('namesHidden')} label={t.namesHidden} />}
    </Panel>
  )
}
