import { TimeSetting } from '#src/features/content/outline/web/items/quiz/time-setting.tsx'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { homeworkApi } from '../contract.ts'
import { extendForm } from '../forms.ts'
import type { WorkRow } from '../schemas.ts'
import { groupsText } from './groups-text.ts'
import css from './homework.module.css'
import { worksText } from './works-text.ts'

const days = 3
/** Some days after the later one of the due date and this moment. */
export const someDaysAfter = (dueAt: string): string =>
  new Date(Math.max(Date.now(), Date.parse(dueAt)) + days * 86_400_000).toISOString()

/** Gives one student or group a later date. */
export function ExtendDialog({
  homeworkId,
  row: { student, extendedTo, sharedId },
  dueAt,
  onClose,
}: {
  homeworkId: number
  row: WorkRow
  dueAt: string
  onClose: () => void
}) {
  const t = useText(worksText)
  const inGroups = useText(groupsText)
  const { extendTitle, extendLead } = sharedId === null ? t : inGroups
  const form = useForm<{ dueAt: string }, typeof homeworkApi.extend>({
    initial: { dueAt: extendedTo ?? someDaysAfter(dueAt) },
    schema: extendForm,
    endpoint: homeworkApi.extend,
    send: (values) => ({ homeworkId, userId: student.userId, ...values }),
    said: t.extended,
    done: onClose,
  })
  const { value, error, onChange } = form.field('dueAt')
  return (
    <Dialog open title={extendTitle(student.name)} onClose={onClose} width={480}>
      <Form form={form} label={t.extend} className={css.stack}>
        <p className={css.muted}>{extendLead}</p>
        <TimeSetting
          label={t.until}
          value={value === '' ? null : value}
          error={error}
          onChange={(moment) => onChange(moment ?? '')}
        />
        <FormFoot act={t.extend} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
