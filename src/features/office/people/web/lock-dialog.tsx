import { peopleApi } from '../contract.ts'
import { useText } from '#src/web/i18n.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { TextArea } from '#src/web/ui/text-field.tsx'
import type { PersonDialogProps } from './person-dialog.tsx'
import { personText } from './person-text.ts'

/** Disabling an account asks for a reason, which the person does not see. */
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
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim() === '' ? t.reasonMissing : undefined }),
    endpoint: peopleApi.lockPerson,
    send: ({ reason }) => ({ userId: person.userId, reason }),
    words: t.failed,
    said: t.locked,
    done: onClose,
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
      <FormFoot act={t.lock} danger pending={form.pending} onCancel={onClose} />
    </Form>
  )
}
