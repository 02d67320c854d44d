import { closesEarly } from '#src/features/content/outline/quiz-problems.ts'
import { TimeSetting } from '#src/features/content/outline/web/items/quiz/time-setting.tsx'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { RadioGroup } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { invigilationApi, type QuizHead } from '../contract.ts'
import { makeUpForm, makeUpGroups } from '../forms.ts'
import { invigilationText } from './invigilation-text.ts'
import css from './invigilation.module.css'

/** Arranges one make-up for all learners who were absent, and all who have not passed. */
export function MakeUpDialog({
  quizId,
  counts,
  hasKeys,
  onClose,
}: {
  quizId: number
  counts: QuizHead['counts']
  /** The keys are released: learners may know them. */
  hasKeys: boolean
  onClose: () => void
}) {
  const t = useText(invigilationText)
  const format = useFormat()
  const { none: absent, failed } = counts
  const sizes = { both: absent + failed, absent, failed }
  // With one kind of learners alone there is nothing to choose.
  const groups = makeUpGroups.filter((value) =>
    absent > 0 && failed > 0 ? true : value !== 'both' && sizes[value] > 0,
  )
  const form = useForm({
    initial: {
      group: groups[0]!,
      ...{ opensAt: null as string | null, closesAt: null as string | null },
    },
    schema: makeUpForm,
    endpoint: invigilationApi.arrangeMakeUp,
    send: (values) => ({ quizId, ...values }),
    said: ({ arranged }) => t.makeUpSaid(format.number(arranged)),
    done: onClose,
  })
  const { values } = form
  return (
    <Dialog open title={t.makeUp} onClose={onClose} width={560} dismissable={!form.dirty}>
      <Form form={form} label={t.makeUp} className={css.form}>
        <p className={css.muted}>{t.makeUpLead}</p>
        {hasKeys && <p className={css.notice}>{t.makeUpKeys}</p>}
        <RadioGroup
          label={t.makeUpFor}
          name="make-up-group"
          value={values.group}
          options={groups.map((value) => ({
            value,
            label: t.makeUpGroups[value](format.number(sizes[value])),
          }))}
          onChange={(group) => form.set('group', group)}
        />
        <div className={css.pair}>
          <TimeSetting
            label={t.opensField}
            value={values.opensAt}
            onChange={(moment) => form.set('opensAt', moment)}
          />
          <TimeSetting
            label={t.closesField}
            value={values.closesAt}
            error={closesEarly(values) ? t.closesEarly : undefined}
            onChange={(moment) => form.set('closesAt', moment)}
          />
        </div>
        <FormFoot act={t.makeUpAct} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
