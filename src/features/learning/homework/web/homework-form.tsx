import { Suspense, useRef, useState } from 'react'
import { TimeSetting } from '#src/features/content/outline/web/items/quiz/time-setting.tsx'
import { RichTextField } from '#src/features/content/editor/web/rich-text-field.tsx'
import { pick } from '#src/shared/locale.ts'
import { Form } from '#src/web/form/form.tsx'
import { errorsOf } from '#src/web/form/schema.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { randomHex } from '#src/web/random-hex.ts'
import { useGo } from '#src/web/router-link.tsx'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { RadioGroup } from '#src/web/ui/choice.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { SkeletonText } from '#src/web/ui/skeleton.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { homeworkApi } from '../contract.ts'
import { homeworkForm, quizForm } from '../forms.ts'
import { homeworkKinds, titleMost } from '../limits.ts'
import { homeworkPaths } from '../paths.ts'
import { AttachmentsField } from './attachments-field.tsx'
import { AudienceFields } from './audience-fields.tsx'
import { formText } from './form-text.ts'
import { formOf, type HomeworkValues, newHomework, quizOf, valuesOf } from './form-values.ts'
import css from './homework.module.css'
import { MarkFields } from './mark-fields.tsx'
import { TakenFields } from './taken-fields.tsx'
import { type FormGiven, type HomeworkFormState, useHomeworkForm } from './use-homework-form.ts'

const QuizFields = latePart(async () => ({
  default: (await import('./quiz-fields.tsx')).QuizFields,
}))

/** The settings of homework, saved as a draft or published. */
export function HomeworkFormFields({ given }: { given: FormGiven }) {
  const t = useText(formText)
  const locale = useLocale()
  const format = useFormat()
  const go = useGo()
  const { classId, homework, can } = given
  const isPublished = homework?.state === 'published'
  const publishes = useRef(isPublished)
  const [key] = useState(randomHex)
  const [initial] = useState(() => (homework ? valuesOf(homework) : newHomework()))
  const hasQuiz = homework?.quiz != null
  const quizErrorsOf = (values: HomeworkValues) => {
    const quiz = quizOf(values)
    if (!quiz) return {}
    const found = Object.entries(errorsOf(quizForm, quiz, locale))
    return {
      ...Object.fromEntries(found.map(([path, words]) => [`quiz.${path}`, words])),
      ...(quiz.paperId === null && !hasQuiz && { 'quiz.paperId': t.paperMissing }),
    }
  }
  const form = useHomeworkForm({
    initial,
    endpoint: homeworkApi.save,
    check: (values) => ({
      ...errorsOf(homeworkForm, formOf(values), locale),
      ...quizErrorsOf(values),
    }),
    send: (values) => ({
      ...{ classId, homeworkId: homework?.homeworkId ?? null, key },
      ...{ publish: publishes.current, homework: formOf(values), quiz: quizOf(values) },
    }),
    ask: ({ visibleFrom: from }) => {
      if (!publishes.current || isPublished) return undefined
      const isLater = from !== null && new Date(from) > new Date()
      const text = isLater ? t.publishLaterText(format.dateTime(from)) : t.publishText
      return { title: t.publishTitle, text, confirm: t.publish }
    },
    pathOf: (path) => path.replace(/^homework\./, ''),
    said: () => (isPublished ? t.saved : publishes.current ? t.published : t.savedDraft),
    draftKey: `homework:${classId}:${homework?.homeworkId ?? 'new'}`,
    refresh: false,
    done: ({ homeworkId }) => go(homeworkPaths.works(classId, homeworkId)),
  })
  const { values } = form
  const isQuiz = values.kind === 'quiz'
  if (!can.set.may) return <p className={css.notice}>{pick(can.set.why, locale)}</p>
  const press = (publish: boolean) => {
    publishes.current = publish
    void form.submit()
  }
  return (
    <Form form={form} label={homework ? t.edit : t.new} className={css.stack}>
      <Panel title={t.what}>
        <div className={css.stack}>
          {homework === null && (
            <RadioGroup
              {...form.field('kind')}
              label={t.kindOf}
              inRow
              options={homeworkKinds.map((value) => ({ value, label: t.homeworkKinds[value] }))}
            />
          )}
          <TextField {...form.field('title')} label={t.name} maxLength={titleMost} required />
          <RichTextField
            {...form.field('body')}
            label={t.words}
            description={isQuiz ? t.quizWordsHint : t.wordsHint}
            size="short"
            files={false}
          />
          <AttachmentsField form={form} given={given.given} />
        </div>
      </Panel>
      {isQuiz && (
        <Suspense fallback={<SkeletonText lines={4} />}>
          <QuizFields
            form={form}
            quiz={homework?.quiz ?? null}
            isKept={homework?.hasWorks ?? false}
          />
        </Suspense>
      )}
      <Panel title={t.when}>
        <div className={css.stack}>
          <div className={css.pair}>
            <Moment form={form} name="dueAt" label={t.dueAt} />
            <Moment form={form} name="visibleFrom" label={t.visibleFrom} />
          </div>
          <RadioGroup
            label={t.after}
            inRow
            value={values.isLateTaken ? 'late' : 'closed'}
            onChange={(value) => form.set('isLateTaken', value === 'late')}
            options={(['closed', 'late'] as const).map((value) => ({
              value,
              label: t.afters[value],
            }))}
          />
          {values.isLateTaken && (
            <>
              <Moment form={form} name="late.until" label={t.until} />
              <div className={css.pair}>
                <TextField
                  {...form.field('late.percent')}
                  label={t.percent}
                  description={t.percentHint}
                  inputMode="numeric"
                  maxLength={3}
                />
                <TextField
                  {...form.field('late.floor')}
                  label={t.floor}
                  inputMode="numeric"
                  maxLength={3}
                />
              </div>
            </>
          )}
        </div>
      </Panel>
      <AudienceFields form={form} given={given} />
      <MarkFields form={form} isKept={homework?.hasWorks ?? false} />
      {!isQuiz && <TakenFields form={form} />}
      <div className={css.foot}>
        <Button variant="primary" pending={form.pending} onClick={() => press(true)}>
          {isPublished ? t.save : t.publish}
        </Button>
        {!isPublished && (
          <Button disabled={form.pending} onClick={() => press(false)}>
            {t.saveDraft}
          </Button>
        )}
        <ButtonLink variant="quiet" to={homeworkPaths.list(classId)}>
          {t.cancel}
        </ButtonLink>
      </div>
    </Form>
  )
}

function Moment({
  form,
  name,
  label,
}: {
  form: HomeworkFormState
  name: 'dueAt' | 'visibleFrom' | 'late.until'
  label: string
}) {
  const { value, error, onChange } = form.field(name)
  return <TimeSetting label={label} value={value} error={error} onChange={onChange} />
}
