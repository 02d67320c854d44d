import { reasonForm } from '#src/features/people/report/forms.ts'
import type { ReportKind, ReportReason } from '#src/features/people/report/reasons.ts'
import { noReason, ReasonFields } from '#src/features/people/report/web/reason-fields.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { Form } from '#src/web/form/form.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { moderationApi } from '../contract.ts'
import { moderationText } from './moderation-text.ts'

/** Upholds the reports of a thing: hides it, with the reason that its author reads. */
export function HideDialog({
  kind,
  id,
  onClose,
}: {
  kind: ReportKind
  id: number
  onClose: () => void
}) {
  const t = useText(moderationText)
  const form = useForm({
    initial: noReason,
    schema: reasonForm,
    endpoint: moderationApi.hideReported,
    send: ({ reason, words }) => ({ kind, id, reason: reason as ReportReason, words }),
    said: t.hidden,
    done: onClose,
  })
  return (
    <Dialog open onClose={onClose} title={t.hideTitle}>
      <Form form={form} label={t.hideTitle}>
        <p>{t.hideLead}</p>
        <ReasonFields form={form} help={t.hideHelp} />
        <FormFoot act={t.hide} danger pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
