import { peopleApi } from '../contract.ts'
import { useText } from '#src/web/i18n.tsx'
import { RadioGroup } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { TextArea } from '#src/web/ui/text-field.tsx'
import css from './person.module.css'
import type { PersonDialogProps } from './person-dialog.tsx'
import { personText } from './person-text.ts'

/** Student or teacher, where the wrong one was chosen. */
export function AccountRoleDialog({ person, open, onClose }: PersonDialogProps) {
  const t = useText(personText)
  const name = person.name || person.userName
  return (
    <Dialog open={open} onClose={onClose} title={t.roleTitle(name)} dismissable={false}>
      <RoleForm person={person} onClose={onClose} />
    </Dialog>
  )
}

function RoleForm({ person, onClose }: Omit<PersonDialogProps, 'open'>) {
  const t = useText(personText)
  const { userId, accountRole: before, verification } = person
  const form = useForm({
    initial: { accountRole: before === '0' ? ('' as const) : before, reason: '' },
    check: ({ accountRole, reason }) => ({
      accountRole: accountRole === '' || accountRole === before ? t.sameRole : undefined,
      reason: reason.trim() === '' ? t.reasonMissing : undefined,
    }),
    endpoint: peopleApi.setAccountRole,
    send: ({ accountRole, reason }) => ({ userId, accountRole: accountRole as '1' | '2', reason }),
    words: t.failed,
    said: t.roleSaved,
    done: onClose,
  })
  const loses = verification === 'verified' && form.values.accountRole === '1'
  return (
    <Form form={form} label={t.changeRole}>
      <p>{t.roleHint}</p>
      <RadioGroup
        {...form.field('accountRole')}
        label={t.role}
        required
        inRow
        options={[
          { value: '1', label: t.student },
          { value: '2', label: t.teacher },
        ]}
      />
      <div aria-live="polite">{loses && <p className={css.warning}>{t.losesVerification}</p>}</div>
      <TextArea
        {...form.field('reason')}
        label={t.reason}
        description={t.reasonTold}
        required
        rows={3}
        maxLength={200}
        counter
      />
      <FormFoot act={t.changeRole} danger={loses} pending={form.pending} onCancel={onClose} />
    </Form>
  )
}
