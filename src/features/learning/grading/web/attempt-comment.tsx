import { useState } from 'react'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextArea } from '#src/web/ui/text-field.tsx'
import type { AttemptRef } from '#src/features/learning/invigilation/attempt-ref.ts'
import { gradingApi } from '../contract.ts'
import { attemptCommentForm, commentMost } from '../forms.ts'
import { gradingText } from './grading-text.ts'
import css from './grading.module.css'

interface Props {
  quizId: number
  attemptId: AttemptRef
  former: string
  onSaved: (comment: string) => void
}

/** The teacher's comment on a whole attempt, written in a dialog. */
export function AttemptComment(props: Props) {
  const t = useText(gradingText)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        icon={props.former === '' ? 'edit' : 'check'}
        onClick={() => setOpen(true)}
      >
        {t.whole}
      </Button>
      {isOpen && <CommentDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function CommentDialog({
  quizId,
  attemptId,
  former,
  onSaved,
  onClose,
}: Props & { onClose: () => void }) {
  const t = useText(gradingText)
  const form = useForm({
    initial: { comment: former },
    schema: attemptCommentForm,
    endpoint: gradingApi.setComment,
    send: (values) => ({ quizId, attemptId, ...values }),
    said: t.wholeSaved,
    refresh: false,
    done({ comment }) {
      onSaved(comment)
      onClose()
    },
  })
  return (
    <Dialog open title={t.whole} onClose={onClose} width={480} dismissable={!form.dirty}>
      <Form form={form} label={t.whole} className={css.form}>
        <p className={css.muted}>{t.wholeLead}</p>
        <TextArea {...form.field('comment')} label={t.whole} rows={4} maxLength={commentMost} />
        <FormFoot act={t.saveWhole} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
