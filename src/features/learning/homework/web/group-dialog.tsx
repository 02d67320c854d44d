import { namesText } from '#src/features/learning/class/web/names-text.ts'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { homeworkApi } from '../contract.ts'
import type { WorkRow } from '../schemas.ts'
import { groupsText } from './groups-text.ts'
import css from './homework.module.css'

const alone = ''

/** Moves a student to another group of homework. */
export function GroupDialog({
  homeworkId,
  row: { student, sharedId },
  groups,
  onClose,
}: {
  homeworkId: number
  row: WorkRow
  groups: readonly { groupId: number; name: string }[]
  onClose: () => void
}) {
  const t = useText(groupsText)
  const { group: groupName } = useText(namesText)
  const form = useForm({
    initial: { groupId: sharedId === null ? alone : String(sharedId) },
    endpoint: homeworkApi.setGroup,
    send: ({ groupId }) => ({
      ...{ homeworkId, userId: student.userId },
      groupId: groupId === alone ? null : Number(groupId),
    }),
    said: t.moved,
    done: onClose,
  })
  return (
    <Dialog open title={t.moveTitle(student.name)} onClose={onClose} width={480}>
      <Form form={form} label={t.move} className={css.stack}>
        <p className={css.muted}>{t.moveLead}</p>
        <Select
          {...form.field('groupId')}
          label={t.group}
          options={[
            { value: alone, label: t.alone },
            ...groups.map(({ groupId, name }) => ({
              ...{ value: String(groupId), label: groupName(name) },
            })),
          ]}
        />
        <FormFoot act={t.moveAct} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
