import { NumberSetting } from '#src/features/content/outline/web/items/quiz/number-setting.tsx'
import { TimeSetting } from '#src/features/content/outline/web/items/quiz/time-setting.tsx'
import { closesEarly } from '#src/features/content/outline/quiz-problems.ts'
import { arrangedKinds } from '#src/features/learning/quiz/statuses.ts'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { RadioGroup } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { invigilationApi, type Learner } from '../contract.ts'
import { type AllowanceForm, allowanceForm } from '../forms.ts'
import { allowanceText } from './allowance-text.ts'
import { invigilationText } from './invigilation-text.ts'
import css from './invigilation.module.css'

const nothing: AllowanceForm = {
  ...{ kind: 'extra', extraMinutes: 0, opensAt: null, closesAt: null, extraAttempts: 0 },
}

/** Gives learners more time, other dates or attempts: a make-up adds an attempt by itself. */
export function AllowanceDialog({
  quizId,
  userIds,
  former,
  onClose,
}: {
  quizId: number
  userIds: readonly number[]
  former: Learner['allowance']
  onClose: () => void
}) {
  const t = useText(invigilationText)
  const a = useText(allowanceText)
  const format = useFormat()
  const form = useForm({
    initial: former
      ? { ...former, kind: former.kind === 'givenBack' ? 'extra' : former.kind }
      : nothing,
    schema: allowanceForm,
    endpoint: invigilationApi.allow,
    send: (values) => ({ quizId, userIds: [...userIds], ...values }),
    said: t.saved,
    done: onClose,
  })
  const { values } = form
  const title = a.arrangeTitle(format.number(userIds.length))
  return (
    <Dialog open title={title} onClose={onClose} width={560} dismissable={!form.dirty}>
      <Form form={form} label={title} className={css.form}>
        <p className={css.muted}>{a.arrangeLead}</p>
        <RadioGroup
          label={a.kind}
          name="allowance-kind"
          value={values.kind}
          options={arrangedKinds.map((value) => ({
            value,
            label: t.kinds[value],
            description: a.kindHints[value],
          }))}
          onChange={(kind) => {
            form.set('kind', kind)
            if (kind === 'makeUp' && values.extraAttempts === 0) form.set('extraAttempts', 1)
          }}
        />
        <div className={css.pair}>
          <NumberSetting
            label={a.minutes}
            from={0}
            to={1440}
            value={values.extraMinutes}
            onChange={(minutes) => form.set('extraMinutes', minutes)}
          />
          <NumberSetting
            label={a.attempts}
            from={0}
            to={20}
            value={values.extraAttempts}
            onChange={(attempts) => form.set('extraAttempts', attempts)}
          />
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
        <FormFoot act={t.save} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
