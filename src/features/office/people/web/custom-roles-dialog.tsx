import { peopleApi } from '../contract.ts'
import { customRoles } from '#src/shared/viewer.ts'
import { useText } from '#src/web/i18n.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { peopleText } from './people-text.ts'
import type { PersonDialogProps } from './person-dialog.tsx'
import { personText } from './person-text.ts'

/** The person's custom roles, each with its rights. */
export function CustomRolesDialog({ person, open, onClose }: PersonDialogProps) {
  const t = useText(personText)
  const name = person.name || person.userName
  return (
    <Dialog open={open} onClose={onClose} title={t.rolesTitle(name)} dismissable={false}>
      <RolesForm person={person} onClose={onClose} />
    </Dialog>
  )
}

function RolesForm({ person, onClose }: Omit<PersonDialogProps, 'open'>) {
  const t = useText(personText)
  const names = useText(peopleText).customRoles
  const has = (role: (typeof customRoles)[number]) => person.customRoles.includes(role)
  const form = useForm({
    initial: { admin: has('admin'), editor: has('editor'), reviewer: has('reviewer') },
    endpoint: peopleApi.setCustomRoles,
    send: (values) => ({
      userId: person.userId,
      customRoles: customRoles.filter((role) => values[role]),
    }),
    words: t.failed,
    said: (_, values) =>
      customRoles.some((role) => values[role] !== has(role)) ? t.rolesSaved : t.nothingChanged,
    done: onClose,
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
      <FormFoot act={t.save} pending={form.pending} onCancel={onClose} />
    </Form>
  )
}
