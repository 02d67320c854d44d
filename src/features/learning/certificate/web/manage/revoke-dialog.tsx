import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { RadioGroup } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextArea } from '#src/web/ui/text-field.tsx'
import { certificateApi, type Issued } from '../../contract.ts'
import { revokeForm, type RevokeValues } from '../../forms.ts'
import { givenReasons, reasonWordsMost } from '../../limits.ts'
import { manageText } from './manage-text.ts'

/** Revokes a certificate, with the reason that its holder and everyone who verifies it reads. */
export function RevokeDialog({
  certificate: { certificateId },
  name,
  onClose,
}: {
  certificate: Issued
  name: string
  onClose: () => void
}) {
  const t = useText(manageText)
  const initial: RevokeValues = { reason: 'error', words: '' }
  const form = useForm({
    initial,
    schema: revokeForm,
    endpoint: certificateApi.revoke,
    send: (values) => ({ certificateId, ...values }),
    said: t.revoked,
    done: onClose,
  })
  return (
    <Dialog open title={t.revokeTitle(name)} onClose={onClose} dismissable={!form.dirty}>
      <Form form={form} label={t.revoke}>
        <p>{t.revokeLead}</p>
        <RadioGroup
          {...form.field('reason')}
          label={t.reason}
          required
          options={givenReasons.map((value) => ({ value, label: t.reasons[value] }))}
        />
        <TextArea
          {...form.field('words')}
          label={t.words}
          rows={3}
          maxLength={reasonWordsMost}
          required
        />
        <FormFoot act={t.revoke} danger pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
