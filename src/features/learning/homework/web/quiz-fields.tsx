import { Suspense, useState } from 'react'
import { paperPaths } from '#src/features/content/paper/paths.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { Link } from '#src/web/link.tsx'
import { NewWindow } from '#src/web/ui/new-window.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox, RadioGroup } from '#src/web/ui/choice.tsx'
import { FieldError } from '#src/web/ui/field.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { countingRules, keyMoments, markMost, markMoments } from '../limits.ts'
import type { HomeworkSettings } from '../setting-api.ts'
import { formText } from './form-text.ts'
import css from './homework.module.css'
import type { ChosenPaper } from './paper-dialog.tsx'
import type { HomeworkFormState } from './use-homework-form.ts'

const PaperDialog = latePart(async () => ({
  default: (await import('./paper-dialog.tsx')).PaperDialog,
}))

/** The quiz of homework: its paper, and how it is taken. */
export function QuizFields({
  form,
  quiz,
  isKept,
}: {
  form: HomeworkFormState
  quiz: HomeworkSettings['quiz']
  isKept: boolean
}) {
  const t = useText(formText)
  const { values } = form
  const { isTimed, isBounded, marks, keys, attempts } = values.quiz
  const isOften = !isBounded || attempts.trim() !== '1'
  return (
    <>
      <PaperField form={form} quiz={quiz} isKept={isKept} />
      <Panel title={t.quizRules}>
        <div className={css.stack}>
          <div className={css.pair}>
            <div className={css.stack}>
              <Checkbox {...form.check('quiz.isTimed')} label={t.isTimed} />
              {isTimed && (
                <TextField
                  {...form.field('quiz.timeLimit')}
                  label={t.timeLimit}
                  inputMode="numeric"
                  maxLength={3}
                />
              )}
            </div>
            <div className={css.stack}>
              <Checkbox {...form.check('quiz.isBounded')} label={t.isBounded} />
              {isBounded && (
                <TextField
                  {...form.field('quiz.attempts')}
                  label={t.attempts}
                  inputMode="numeric"
                  maxLength={2}
                />
              )}
            </div>
          </div>
          {isOften && (
            <RadioGroup
              {...form.field('quiz.counts')}
              label={t.counts}
              inRow
              options={countingRules.map((value) => ({ value, label: t.countings[value] }))}
            />
          )}
          <RadioGroup
            {...form.field('quiz.marks')}
            label={t.showMarks}
            inRow
            options={markMoments.map((value) => ({ value, label: t.markMoments[value] }))}
          />
          <RadioGroup
            {...form.field('quiz.keys')}
            label={t.showKeys}
            inRow
            options={keyMoments.map((value) => ({ value, label: t.keyMoments[value] }))}
          />
          {isOften && marks === 'handIn' && keys === 'marks' && (
            <p className={css.notice} role="note">
              {t.keysEarly}
            </p>
          )}
          <div className={css.choices}>
            <Checkbox {...form.check('quiz.shuffleQuestions')} label={t.shuffleQuestions} />
            <Checkbox {...form.check('quiz.shuffleOptions')} label={t.shuffleOptions} />
          </div>
        </div>
      </Panel>
    </>
  )
}

function PaperField({
  form,
  quiz,
  isKept,
}: {
  form: HomeworkFormState
  quiz: HomeworkSettings['quiz']
  isKept: boolean
}) {
  const t = useText(formText)
  const format = useFormat()
  const [chooses, setChooses] = useState(false)
  const [chosen, setChosen] = useState<ChosenPaper>()
  const { value: paperId, error } = form.field('quiz.paperId')
  const known: ChosenPaper | undefined = quiz?.paper
    ? { ...quiz.paper, questions: quiz.questions, points: quiz.points }
    : undefined
  const paper = [chosen, known].find((one) => one?.paperId === paperId)
  const isGone = quiz !== null && quiz.paper === null && paperId === null
  const choose = (next: ChosenPaper) => {
    setChosen(next)
    setChooses(false)
    form.set('quiz.paperId', next.paperId)
    const most = markMost / 100
    if (next.points >= 1 && next.points <= most) form.set('fullMark', String(next.points))
  }
  return (
    <Panel title={t.paper}>
      <div className={css.stack}>
        {paper && (
          <p className={css.foot}>
            <strong>{paper.name}</strong>
            <span className={css.muted}>
              {t.paperOf(format.number(paper.questions), format.number(paper.points))}
            </span>
            <Link to={paperPaths.paper(paper.paperId)} target="_blank">
              {t.seePaper}
              <NewWindow />
            </Link>
          </p>
        )}
        {isGone && (
          <p className={css.muted}>
            {t.paperOf(format.number(quiz.questions), format.number(quiz.points))} {t.paperGone}
          </p>
        )}
        {isKept ? (
          <p className={css.muted}>{t.paperKept}</p>
        ) : (
          <div>
            <Button icon="file" name="quiz.paperId" onClick={() => setChooses(true)}>
              {paper || isGone ? t.otherPaper : t.choosePaper}
            </Button>
            <FieldError id="quiz-paper-error" error={error} />
          </div>
        )}
        <Suspense>
          {chooses && (
            <PaperDialog paperId={paperId} onChoose={choose} onClose={() => setChooses(false)} />
          )}
        </Suspense>
      </div>
    </Panel>
  )
}
