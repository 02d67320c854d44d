import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { secondOf } from '../clock.ts'
import { type FilmPoint, filmQuestionApi } from '../contract.ts'
import { timeForm } from '../forms.ts'
import { manageText } from './manage-text.ts'

/** Moves a question to a time that is typed. */
export function TimeDialog({
  courseId,
  point: { pointId, second },
  onClose,
  onMoved,
}: {
  courseId: number
  point: FilmPoint
  onClose: () => void
  onMoved: () => void
}) {
  const t = useText(manageText)
  const format = useFormat()
  const form = useForm({
    initial: { time: format.clock(second) },
    schema: timeForm,
    endpoint: filmQuestionApi.movePoint,
    send: ({ time }) => ({ courseId, pointId, second: secondOf(time)! }),
    said: t.moved,
    refresh: false,
    done() {
      onMoved()
      onClose()
    },
  })
  return (
    <Dialog
      open
      title={t.timeTitle(format.clock(second))}
      onClose={onClose}
      dismissable={!form.dirty}
    >
      <Form form={form} label={t.setTime}>
        <TextField {...form.field('time')} label={t.time} description={t.timeHint} />
        <FormFoot act={t.move} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
