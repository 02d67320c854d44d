import { useState } from 'react'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { errorsOf } from '#src/web/form/schema.ts'
import { useForm } from '#src/web/form/use-form.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { useRefresh } from '#src/web/refresh.ts'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { homeworkApi } from '../contract.ts'
import { ownMarkForm } from '../forms.ts'
import { reasonMost } from '../limits.ts'
import type { GroupMember } from '../schemas.ts'
import { hundredthsTyped } from './form-values.ts'
import { groupsText } from './groups-text.ts'
import css from './homework.module.css'
import { useMarkWords } from './own-table.tsx'
import { worksText } from './works-text.ts'

interface Values {
  rawMark: string
  reason: string
}
const formOf = ({ rawMark, reason }: Values) => ({ rawMark: hundredthsTyped(rawMark), reason })

/** Gives one member of a group another mark, with a reason. */
export function OwnMarkDialog({
  homeworkId,
  member: { student, rawMark, ownReason, revision },
  fullMark,
  onClose,
}: {
  homeworkId: number
  member: GroupMember
  fullMark: number
  onClose: () => void
}) {
  const t = useText(groupsText)
  const works = useText(worksText)
  const locale = useLocale()
  const format = useFormat()
  const markWords = useMarkWords()
  const refresh = useRefresh()
  const [next] = useState(() => Math.max(Date.now(), revision + 1))
  const form = useForm<Values, typeof homeworkApi.setOwnMark>({
    initial: { rawMark: rawMark === null ? '' : String(rawMark / 100), reason: ownReason },
    check: (values) => errorsOf(ownMarkForm, formOf(values), locale),
    endpoint: homeworkApi.setOwnMark,
    send: (values) => ({
      ...{ homeworkId, userId: student.userId, own: formOf(values), revision, next },
    }),
    pathOf: (path) => path.replace(/^own\./, ''),
    refresh: false,
    async done({ saved, by, rawMark: mark }) {
      if (saved) toast.success(t.ownMarkSaved)
      else toast.error(works.newer(by ?? works.someone, markWords(mark, fullMark)))
      onClose()
      await refresh()
    },
  })
  return (
    <Dialog
      open
      title={t.ownMarkTitle(student.name)}
      onClose={onClose}
      width={480}
      dismissable={!form.dirty}
    >
      <Form form={form} label={t.ownMark} className={css.stack}>
        <p className={css.muted}>{t.ownMarkLead}</p>
        <TextField
          {...form.field('rawMark')}
          label={t.markOutOf(format.number(fullMark / 100))}
          inputMode="decimal"
          maxLength={7}
          required
        />
        <TextField
          {...form.field('reason')}
          label={t.reason}
          description={t.reasonHint}
          maxLength={reasonMost}
          required
        />
        <FormFoot act={t.ownMarkAct} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
