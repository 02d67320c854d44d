import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { RadioGroup } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { classApi } from '../contract.ts'
import { inviteForm, type InviteValues } from '../forms.ts'
import { invitedRoles } from '../limits.ts'
import { namesText } from './names-text.ts'
import { overviewText } from './overview-text.ts'

/** Invites a co-teacher or an assistant; co-teachers are up to the owner. */
export function InviteDialog({
  classId,
  asOwner,
  onClose,
}: {
  classId: number
  asOwner: boolean
  onClose: () => void
}) {
  const t = useText(overviewText)
  const { roles } = useText(namesText)
  const initial: InviteValues = { who: '', role: asOwner ? 'coTeacher' : 'assistant' }
  const form = useForm({
    initial,
    schema: inviteForm,
    endpoint: classApi.invite,
    send: (values) => ({ classId, ...values }),
    said: t.inviteSent,
    done: onClose,
  })
  return (
    <Dialog open title={t.inviteTitle} onClose={onClose} dismissable={!form.dirty}>
      <Form form={form} label={t.inviteTitle}>
        <p>{t.inviteLead}</p>
        <TextField {...form.field('who')} label={t.who} maxLength={320} required />
        {asOwner && (
          <RadioGroup
            {...form.field('role')}
            label={t.role}
            inRow
            options={invitedRoles.map((value) => ({ value, label: roles[value] }))}
          />
        )}
        <FormFoot act={t.sendInvite} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
