import type { Endpoint, InputOf } from '#src/shared/endpoint.ts'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { Form } from '#src/web/form/form.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { reasonForm } from '../forms.ts'
import { noReason, type Reason, ReasonFields } from './reason-fields.tsx'
import { reportText } from './report-text.ts'

/** The dialog that reports a thing; its room names the call. */
export function ReportDialog<E extends Endpoint>({
  endpoint,
  thing,
  onClose,
}: {
  endpoint: E
  /** The rest of the call's input: the id of the thing. */
  thing: Omit<InputOf<E>, keyof Reason>
  onClose: () => void
}) {
  const t = useText(reportText)
  const form = useForm({
    initial: noReason,
    schema: reasonForm,
    endpoint,
    send: (values) => ({ ...thing, ...values }) as InputOf<E>,
    said: t.sent,
    words: t.failed,
    done: onClose,
  })
  return (
    <Dialog open onClose={onClose} title={t.title}>
      <Form form={form} label={t.title}>
        <p>{t.lead}</p>
        <ReasonFields form={form} />
        <FormFoot act={t.send} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
