import { useMemo, useState } from 'react'
import { PicturesField } from '#src/features/learning/interaction/web/pictures-field.tsx'
import type { BeginPicture } from '#src/features/learning/interaction/web/use-pictures.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import { api } from '#src/web/api.ts'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { randomHex } from '#src/web/random-hex.ts'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextArea, TextField } from '#src/web/ui/text-field.tsx'
import { lessonApi } from '../contract.ts'
import { leaveFields } from '../forms.ts'
import { leavePicturesMost, leaveReasonMost } from '../limits.ts'
import css from './leave.module.css'
import { leaveText } from './leave-text.ts'

interface Fields {
  firstDay: string
  lastDay: string
  reason: string
  pictures: number[]
}

/** Asks for leave, with up to two pictures. */
export function LeaveDialog({ classId, onClose }: { classId: number; onClose: () => void }) {
  const t = useText(leaveText)
  const [key] = useState(randomHex)
  const [isWaiting, setWaiting] = useState(false)
  const begin = useMemo<BeginPicture>(
    () => (picture, options) => api(lessonApi.beginLeavePicture, { classId, ...picture }, options),
    [classId],
  )
  const today = schoolDay()
  const initial: Fields = { firstDay: today, lastDay: today, reason: '', pictures: [] }
  const form = useForm({
    initial,
    schema: leaveFields,
    endpoint: lessonApi.askLeave,
    send: (values) => ({ ...values, key, classId }),
    said: t.askedSaid,
    words: t.askFailed,
    done: onClose,
  })
  return (
    <Dialog open title={t.ask} onClose={onClose} dismissable={!form.dirty}>
      <Form form={form} label={t.ask}>
        <div className={css.pair}>
          <TextField
            {...form.field('firstDay')}
            label={t.firstDay}
            type="date"
            min={today}
            required
          />
          <TextField
            {...form.field('lastDay')}
            label={t.lastDay}
            type="date"
            min={form.values.firstDay || today}
            required
          />
        </div>
        <PicturesField
          begin={begin}
          most={leavePicturesMost}
          pictures={form.values.pictures}
          onPictures={(ids) => form.set('pictures', ids)}
          onWaiting={setWaiting}
          draftKey={undefined}
        >
          <TextArea
            {...form.field('reason')}
            label={t.reason}
            description={t.reasonHint}
            rows={4}
            maxLength={leaveReasonMost}
            required
          />
        </PicturesField>
        <FormFoot act={t.send} pending={form.pending || isWaiting} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
