import { useState } from 'react'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { randomHex } from '#src/web/random-hex.ts'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { type Todo, todayApi } from '../contract.ts'
import { ownTodoForm } from '../forms.ts'
import { ownTitleMost } from '../limits.ts'
import { todoDialogText } from './dialog-text.ts'

/** Writes down a to-do. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const t = useText(todoDialogText)
  const [key] = useState(randomHex)
  const form = useForm({
    initial: { title: '', dueOn: '' },
    schema: ownTodoForm,
    endpoint: todayApi.addTodo,
    send: (values) => ({ key, ...values }),
    said: t.added,
    done: onClose,
  })
  return (
    <Dialog open title={t.addTitle} onClose={onClose} dismissable={!form.dirty}>
      <Form form={form} label={t.addTitle}>
        <TextField {...form.field('title')} label={t.title} maxLength={ownTitleMost} required />
        <TextField {...form.field('dueOn')} label={t.dueOn} type="date" />
        <FormFoot act={t.add} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}

export function EditDialog({ todo, onClose }: { todo: Todo; onClose: () => void }) {
  const t = useText(todoDialogText)
  const { todoId, name, dueOn } = todo
  const form = useForm({
    initial: { title: name, dueOn: dueOn ?? '' },
    schema: ownTodoForm,
    endpoint: todayApi.editTodo,
    send: (values) => ({ todoId: todoId!, ...values }),
    said: t.saved,
    done: onClose,
  })
  return (
    <Dialog open title={t.editTitle} onClose={onClose} dismissable={!form.dirty}>
      <Form form={form} label={t.editTitle}>
        <TextField {...form.field('title')} label={t.title} maxLength={ownTitleMost} required />
        <TextField {...form.field('dueOn')} label={t.dueOn} type="date" />
        <FormFoot act={t.save} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
