import { Form } from '#src/web/form/form.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { TextArea } from '#src/web/ui/text-field.tsx'
import { feedbackApi, feedbackLimits } from '../contract.ts'
import type { OneFeedback } from './one-feedback.ts'
import { officeText } from './office-text.ts'

/** A note of the administrators; the sender never sees it. */
export function NotePanel({ feedback }: { feedback: OneFeedback }) {
  const t = useText(officeText)
  const { feedbackId, note } = feedback
  const form = useForm({
    initial: { note },
    endpoint: feedbackApi.saveNote,
    send: (values) => ({ feedbackId, ...values }),
    said: t.noteSaved,
  })
  return (
    <Panel title={t.note}>
      <Form form={form} label={t.note}>
        <TextArea
          {...form.field('note')}
          label={t.note}
          labelHidden
          description={t.noteHint}
          rows={3}
          maxLength={feedbackLimits.note}
          counter
        />
        <div>
          <Button type="submit" pending={form.pending}>
            {t.saveNote}
          </Button>
        </div>
      </Form>
    </Panel>
  )
}
