import { useState } from 'react'
import { TimeSetting } from '#src/features/content/outline/web/items/quiz/time-setting.tsx'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextArea } from '#src/web/ui/text-field.tsx'
import { homeworkApi } from '../contract.ts'
import { giveBackForm } from '../forms.ts'
import { commentMost } from '../limits.ts'
import { someDaysAfter } from './extend-dialog.tsx'
import { groupsText } from './groups-text.ts'
import css from './homework.module.css'
import { worksText } from './works-text.ts'

/** Gives a work back for redoing. */
export function GiveBackDialog({
  homeworkId,
  student,
  isGroup,
  handIn,
  dueAt,
  onGiven,
  onClose,
}: {
  homeworkId: number
  student: { userId: number; name: string }
  /** The work is that of the student’s group. */
  isGroup: boolean
  handIn: number
  dueAt: string
  onGiven: () => void
  onClose: () => void
}) {
  const t = useText(worksText)
  const inGroups = useText(groupsText)
  const { giveBackTitle, giveBackLead } = isGroup ? inGroups : t
  const [initial] = useState(() => ({ dueAt: someDaysAfter(dueAt), comment: '' }))
  const form = useForm<{ dueAt: string; comment: string }, typeof homeworkApi.giveBack>({
    initial,
    schema: giveBackForm,
    endpoint: homeworkApi.giveBack,
    send: (values) => ({ homeworkId, userId: student.userId, handIn, ...values }),
    said: t.givenBack,
    done: onGiven,
  })
  const { value, error, onChange } = form.field('dueAt')
  return (
    <Dialog
      open
      title={giveBackTitle(student.name)}
      onClose={onClose}
      width={480}
      dismissable={!form.dirty}
    >
      <Form form={form} label={t.giveBack} className={css.stack}>
        <p className={css.muted}>{giveBackLead}</p>
        <TextArea
          {...form.field('comment')}
          label={t.comment}
          description={t.commentHint}
          rows={4}
          maxLength={commentMost}
        />
        <TimeSetting
          label={t.until}
          value={value === '' ? null : value}
          error={error}
          onChange={(moment) => onChange(moment ?? '')}
        />
        <FormFoot act={t.giveBack} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
