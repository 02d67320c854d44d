import { verificationApi } from '#src/features/people/verification/contract.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { Form, useForm } from '#src/web/ui/form.tsx'
import { TextArea } from '#src/web/ui/text-field.tsx'
import { DialogFoot, type PersonDialogProps, send } from './person-dialog.tsx'
import { personText } from './person-text.ts'
import { useAct } from '#src/web/back-office/use-act.ts'

/** A teacher is no longer a verified one, and is told why. */
export function RevokeDialog({ person, open, onClose }: PersonDialogProps) {
  const t = useText(personText)
  const name = person.realName || person.userName
  return (
    <Dialog open={open} onClose={onClose} title={t.revokeTitle(name)} dismissable={false}>
      <RevokeForm person={person} onClose={onClose} />
    </Dialog>
  )
}

function RevokeForm({ person, onClose }: Omit<PersonDialogProps, 'open'>) {
  const t = useText(personText)
  const locale = useLocale()
  const act = useAct()
  const form = useForm({
    initial: { reasonZh: '', reasonEn: '' },
    validate: ({ reasonZh, reasonEn }) => ({
      reasonZh: (reasonZh + reasonEn).trim() === '' ? t.reasonMissing : undefined,
    }),
    async onSubmit(reasons) {
      const input = { userId: person.userId, ...reasons }
      const refusal = await send(verificationApi.revokeVerification, input, locale)
      if (refusal) return refusal
      onClose()
      await act.done(t.revoked)
    },
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
      <DialogFoot act={t.revoke} danger pending={form.pending} onClose={onClose} />
    </Form>
  )
}
