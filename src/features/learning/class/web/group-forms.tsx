import * as z from 'zod/mini'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { classApi } from '../contract.ts'
import { groupForm } from '../forms.ts'
import { groupNameMost, groupsMost } from '../limits.ts'
import type { ClassGroup } from '../member-api.ts'
import type { Members } from './member-table.tsx'
import { membersText } from './members-text.ts'

/** Creates a group, or renames one. */
export function GroupName({
  classId,
  group,
  onDone,
}: {
  classId: number
  group: ClassGroup | null
  onDone: () => void
}) {
  return group ? (
    <RenameGroup classId={classId} group={group} onDone={onDone} />
  ) : (
    <NewGroup classId={classId} onDone={onDone} />
  )
}

function NewGroup({ classId, onDone }: { classId: number; onDone: () => void }) {
  const t = useText(membersText)
  const form = useForm({
    initial: { name: '' },
    schema: groupForm,
    endpoint: classApi.createGroup,
    send: (values) => ({ classId, ...values }),
    verb: 'create',
    done: onDone,
  })
  return (
    <Form form={form} label={t.newGroup}>
      <TextField {...form.field('name')} label={t.groupLabel} maxLength={groupNameMost} required />
      <FormFoot act={t.create} pending={form.pending} onCancel={onDone} />
    </Form>
  )
}

function RenameGroup({
  classId,
  group: { groupId, name },
  onDone,
}: {
  classId: number
  group: ClassGroup
  onDone: () => void
}) {
  const t = useText(membersText)
  const form = useForm({
    initial: { name },
    schema: groupForm,
    endpoint: classApi.renameGroup,
    send: (values) => ({ classId, groupId, ...values }),
    said: t.saved,
    done: onDone,
  })
  return (
    <Form form={form} label={t.groupLabel}>
      <TextField {...form.field('name')} label={t.groupLabel} maxLength={groupNameMost} required />
      <FormFoot act={t.save} pending={form.pending} onCancel={onDone} />
    </Form>
  )
}

/** Draws groups at random; asks first where it replaces groups. */
export function DrawGroups({
  list: { classId, students, groups },
  onDone,
}: {
  list: Members
  onDone: () => void
}) {
  const t = useText(membersText)
  const format = useFormat()
  const most = Math.min(groupsMost, students)
  const error = t.drawCountWrong(format.number(most))
  const schema = z.object({
    count: z.string().check(
      z.trim(),
      z.refine((text) => /^\d{1,3}$/.test(text) && Number(text) >= 2 && Number(text) <= most, {
        error,
      }),
    ),
  })
  const form = useForm({
    initial: { count: String(Math.min(most, Math.max(2, Math.round(students / 5)))) },
    schema,
    endpoint: classApi.drawGroups,
    send: ({ count }) => ({ classId, count: Number(count) }),
    ...(groups.length > 0 && {
      ask: () => ({ title: t.drawTitle, text: t.drawReplaces, confirm: t.draw }),
    }),
    said: t.drawn,
    done: onDone,
  })
  return (
    <Form form={form} label={t.draw}>
      <p>
        {t.drawLead(students, format.number(students))} {groups.length > 0 && t.drawReplaces}
      </p>
      <TextField
        {...form.field('count')}
        label={t.drawCount}
        inputMode="numeric"
        maxLength={3}
        required
      />
      <FormFoot act={t.draw} pending={form.pending} onCancel={onDone} />
    </Form>
  )
}
