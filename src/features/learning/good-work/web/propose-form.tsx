import { Form } from '#src/web/form/form.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { TextArea } from '#src/web/ui/text-field.tsx'
import { goodWorkApi } from '../contract.ts'
import { proposalForm } from '../forms.ts'
import { reasonMost } from '../limits.ts'
import css from './good-work.module.css'
import { goodWorkText } from './good-work-text.ts'

/** Asks the students of a work, with words about it. */
export function ProposeForm({
  homeworkId,
  userId,
  handIn,
}: {
  homeworkId: number
  userId: number
  /** The one that the teacher has seen. */
  handIn: number
}) {
  const t = useText(goodWorkText)
  const form = useForm<{ reason: string }, typeof goodWorkApi.propose>({
    initial: { reason: '' },
    schema: proposalForm,
    endpoint: goodWorkApi.propose,
    send: (values) => ({ homeworkId, userId, handIn, ...values }),
    said: t.sent,
  })
  return (
    <Form form={form} label={t.ask} className={css.stack}>
      <TextArea
        {...form.field('reason')}
        label={t.reason}
        description={t.reasonHint}
        rows={3}
        maxLength={reasonMost}
      />
      <div>
        <Button type="submit" variant="primary" pending={form.pending}>
          {t.send}
        </Button>
      </div>
    </Form>
  )
}
