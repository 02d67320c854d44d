import { verificationApi } from '#src/features/people/verification/contract.ts'
import { useText } from '#src/web/i18n.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { TextArea } from '#src/web/ui/text-field.tsx'
import type { PersonDialogProps } from './person-dialog.tsx'
import { personText } from './person-text.ts'

/** Revokes a verification, with a reason for the teacher. */
export function RevokeDialog({ person, open, onClose }: PersonDialogProps) {
  const t = useText(personText)
  const name = person.name || person.userName
  return (
    <Dialog open={open} onClose={onClose} title={t.revokeTitle(name)} dismissable={false}>
      <RevokeForm person={person} onClose={onClose} />
    </Dialog>
  )
}

function RevokeForm({ person, onClose }: Omit<PersonDialogProps, 'open'>) {
  const t = useText(personText)
  const form = useForm({
    initial: { reasonZh: '', reasonEn: '' },
    check: ({ reasonZh, reasonEn }) => ({
      reasonZh: (reasonZh + reasonEn).trim() === '' ? t.reasonMissing : undefined,
    }),
    endpoint: verificationApi.revokeVerification,
    send: (reasons) => ({ userId: person.userId, ...reasons }),
    words: t.failed,
    said: t.revoked,
    done: onClose,
  })
  const field = { rows: 2, maxLength: 500, counter: true }
  return (
    <Form form={form} label={t.revoke}>
      <p>{t.revokeHint}</p>
      <TextArea
        {...form.field('reasonZh')}
        {...field}
        label={t.reasonZh}
        description={t.reasonEither}
      />
      <TextArea {...form.field('reasonEn')} {...field} label={t.reasonEn} />
      <FormFoot act={t.revoke} danger pending={form.pending} onCancel={onClose} />
    </Form>
  )
}
