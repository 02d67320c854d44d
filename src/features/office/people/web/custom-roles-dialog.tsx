import { peopleApi } from '../contract.ts'
import { customRoles } from '#src/shared/viewer.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { Form, useForm } from '#src/web/ui/form.tsx'
import { peopleText } from './people-text.ts'
import { DialogFoot, type PersonDialogProps, send } from './person-dialog.tsx'
import { personText } from './person-text.ts'
import { useAct } from '#src/web/back-office/use-act.ts'

/** Which special roles somebody has, each with what it allows. */
export function CustomRolesDialog({ person, open, onClose }: PersonDialogProps) {
  const t = useText(personText)
  const name = person.realName || person.userName
  return (
    <Dialog open={open} onClose={onClose} title={t.rolesTitle(name)} dismissable={false}>
      <RolesForm person={person} onClose={onClose} />
    </Dialog>
  )
}

function RolesForm({ person, onClose }: Omit<PersonDialogProps, 'open'>) {
  const t = useText(personText)
  const names = useText(peopleText).customRoles
  const locale = useLocale()
  const act = useAct()
  const has = (role: (typeof customRoles)[number]) => person.customRoles.includes(role)
  const form = useForm({
    initial: { admin: has('admin'), editor: has('editor'), reviewer: has('reviewer') },
    async onSubmit(values) {
      const wanted = customRoles.filter((role) => values[role])
      const input = { userId: person.userId, customRoles: wanted }
      const refusal = await send(peopleApi.setCustomRoles, input, locale)
      if (refusal) return refusal
      onClose()
      await act.done(form.dirty ? t.rolesSaved : t.nothingChanged)
    },
  })
  return (
    <Form form={form} label={t.setRoles}>
      <p>{t.rolesHint}</p>
      {customRoles.map((role) => (
        <Checkbox
          key={role}
          {...form.check(role)}
          label={names[role]}
          description={t.roleHints[role]}
        />
      ))}
      <DialogFoot act={t.save} pending={form.pending} onClose={onClose} />
    </Form>
  )
}
