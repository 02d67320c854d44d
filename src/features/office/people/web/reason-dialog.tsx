import type { ReactNode } from 'react'
import { useText } from '#src/web/i18n.tsx'
import type { Endpoint } from '#src/shared/endpoint.ts'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { TextArea } from '#src/web/ui/text-field.tsx'
import type { Person } from './person-overview.tsx'
import { personText } from './person-text.ts'

/** An act on a person that needs nothing but a reason. */
export interface ReasonAct {
  endpoint: Endpoint
  title: string
  hint: ReactNode
  /** The label of the form and of its button. */
  label: string
  /** Says where the reason is shown. */
  kept: string
  said: string
  danger?: boolean
}

interface Props {
  person: Person
  act: ReasonAct
  onClose: () => void
}

/** Asks for the reason of an act on a person. */
export function ReasonDialog({ open, ...props }: Props & { open: boolean }) {
  return (
    <Dialog open={open} onClose={props.onClose} title={props.act.title} dismissable={false}>
      <ReasonForm {...props} />
    </Dialog>
  )
}

function ReasonForm({ person, act, onClose }: Props) {
  const t = useText(personText)
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim() === '' ? t.reasonMissing : undefined }),
    endpoint: act.endpoint,
    send: ({ reason }) => ({ userId: person.userId, reason }),
    words: t.failed,
    said: act.said,
    done: onClose,
  })
  return (
    <Form form={form} label={act.label}>
      <p>{act.hint}</p>
      <TextArea
        {...form.field('reason')}
        label={t.reason}
        description={act.kept}
        required
        rows={3}
        maxLength={200}
        counter
      />
      <FormFoot
        act={act.label}
        {...(act.danger && { danger: true })}
        pending={form.pending}
        onCancel={onClose}
      />
    </Form>
  )
}
