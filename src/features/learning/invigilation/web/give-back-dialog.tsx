import { useState } from 'react'
import { TimeSetting } from '#src/features/content/outline/web/items/quiz/time-setting.tsx'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextArea } from '#src/web/ui/text-field.tsx'
import type { AttemptRef } from '../attempt-ref.ts'
import { invigilationApi } from '../contract.ts'
import { giveBackForm } from '../forms.ts'
import { giveBackText } from './give-back-text.ts'
import css from './invigilation.module.css'

const days = 3
const inSomeDays = () => new Date(Date.now() + days * 86_400_000).toISOString()

/** Gives attempts back to their learners, with a reason and a date. */
export function GiveBackDialog({
  quizId,
  attemptIds,
  onClose,
}: {
  quizId: number
  attemptIds: readonly AttemptRef[]
  onClose: () => void
}) {
  const t = useText(giveBackText)
  const format = useFormat()
  const [closesAt] = useState(inSomeDays)
  const form = useForm({
    initial: {
      reason: '',
      closesAt,
    },
    schema: giveBackForm,
    endpoint: invigilationApi.giveBack,
    send: (values) => ({ quizId, attemptIds: [...attemptIds], ...values }),
    said: ({ given }) => t.given(format.number(given)),
    done: onClose,
  })
  return (
    <Dialog open title={t.act} onClose={onClose} width={480} dismissable={!form.dirty}>
      <Form form={form} label={t.act} className={css.form}>
        <p className={css.muted}>{t.lead}</p>
        <TextArea {...form.field('reason')} label={t.reason} rows={3} maxLength={500} required />
        <TimeSetting
          label={t.until}
          value={form.values.closesAt}
          onChange={(moment) => moment !== null && form.set('closesAt', moment)}
        />
        <FormFoot act={t.act} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
