import { peopleApi } from '../contract.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { RadioGroup } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { Form, useForm } from '#src/web/ui/form.tsx'
import { TextArea } from '#src/web/ui/text-field.tsx'
import css from './person.module.css'
import { DialogFoot, type PersonDialogProps, send } from './person-dialog.tsx'
import { personText } from './person-text.ts'
import { useAct } from '#src/web/back-office/use-act.ts'

/** Student or teacher, where the wrong one was chosen. */
export function AccountRoleDialog({ person, open, onClose }: PersonDialogProps) {
  const t = useText(personText)
  const name = person.realName || person.userName
  return (
    <Dialog open={open} onClose={onClose} title={t.roleTitle(name)} dismissable={false}>
      <RoleForm person={person} onClose={onClose} />
    </Dialog>
  )
}

function RoleForm({ person, onClose }: Omit<PersonDialogProps, 'open'>) {
  const t = useText(personText)
  const locale = useLocale()
  const act = useAct()
  const { userId, accountRole: before, verification } = person
  const form = useForm<{ accountRole: '1' | '2' | ''; reason: string }>({
    initial: { accountRole: before === '0' ? '' : before, reason: '' },
    validate: ({ accountRole, reason }) => ({
      accountRole: accountRole === '' || accountRole === before ? t.sameRole : undefined,
      reason: reason.trim() === '' ? t.reasonMissing : undefined,
    }),
    async onSubmit({ accountRole, reason }) {
      if (accountRole === '') return
      const refusal = await send(peopleApi.setAccountRole, { userId, accountRole, reason }, locale)
      if (refusal) return refusal
      onClose()
      await act.done(t.roleSaved)
    },
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
      <DialogFoot act={t.changeRole} danger={loses} pending={form.pending} onClose={onClose} />
    </Form>
  )
}
