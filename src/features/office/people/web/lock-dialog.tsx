import { peopleApi } from '../contract.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { Form, useForm } from '#src/web/ui/form.tsx'
import { TextArea } from '#src/web/ui/text-field.tsx'
import { DialogFoot, type PersonDialogProps, send } from './person-dialog.tsx'
import { personText } from './person-text.ts'
import { useAct } from '#src/web/back-office/use-act.ts'

/** Disabling an account asks for a reason, which the person is not told. */
export function LockDialog({ person, open, onClose }: PersonDialogProps) {
  const t = useText(personText)
  const name = person.realName || person.userName
  return (
    <Dialog open={open} onClose={onClose} title={t.lockTitle(name)} dismissable={false}>
      <LockForm person={person} onClose={onClose} />
    </Dialog>
  )
}

function LockForm({ person, onClose }: Omit<PersonDialogProps, 'open'>) {
  const t = useText(personText)
  const locale = useLocale()
  const act = useAct()
  const form = useForm({
    initial: { reason: '' },
    validate: ({ reason }) => ({ reason: reason.trim() === '' ? t.reasonMissing : undefined }),
    async onSubmit({ reason }) {
      const refusal = await send(peopleApi.lockPerson, { userId: person.userId, reason }, locale)
      if (refusal) return refusal
      onClose()
      await act.done(t.locked)
    },
  })
  return (
    <Form form={form} label={t.lock}>
      <p>{t.lockHint}</p>
      <TextArea
        {...form.field('reason')}
        label={t.reason}
        description={t.reasonKept}
        required
        rows={3}
        maxLength={200}
        counter
      />
      <DialogFoot act={t.lock} danger pending={form.pending} onClose={onClose} />
    </Form>
  )
}
