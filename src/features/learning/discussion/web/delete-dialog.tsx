import type { Endpoint } from '#src/shared/endpoint.ts'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { deletionForm } from '../forms.ts'
import { deletionReasonMost } from '../limits.ts'
import { discussionText } from './text.ts'

/** Deletes what other people wrote; they are told, with the reason if there is one. */
export function DeleteDialog({
  endpoint,
  thing,
  title,
  text,
  refresh = true,
  onDeleted,
  onClose,
}: {
  endpoint: Endpoint
  thing: { topicId: number } | { replyId: number }
  title: string
  /** Says what goes with it. */
  text: string
  refresh?: boolean
  onDeleted?: () => unknown
  onClose: () => void
}) {
  const t = useText(discussionText)
  const form = useForm({
    initial: { reason: '' },
    schema: deletionForm,
    endpoint,
    send: ({ reason }) => ({ ...thing, reason }),
    verb: 'delete',
    said: t.deleted,
    refresh,
    async done() {
      onClose()
      await onDeleted?.()
    },
  })
  return (
    <Dialog open title={title} onClose={onClose} width={480} dismissable={!form.dirty}>
      <Form form={form} label={title}>
        <p>{text}</p>
        <TextField
          {...form.field('reason')}
          label={t.reason}
          description={t.reasonHint}
          maxLength={deletionReasonMost}
        />
        <FormFoot act={t.delete} danger pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
