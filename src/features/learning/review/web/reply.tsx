import { useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { Form } from '#src/web/form/form.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { cx } from '#src/web/ui/cx.ts'
import { TextArea } from '#src/web/ui/text-field.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { reviewApi } from '../contract.ts'
import { replyForm, replyMost } from '../forms.ts'
import type { Review } from './reviews.ts'
import { focusWords } from './focus-words.ts'
import css from './reviews.module.css'
import { reviewText } from './text.ts'

/** The reply of the course's teachers, and their form for it. */
export function Reply({ review }: { review: Review }) {
  const t = useText(reviewText)
  const [writes, setWrites] = useState(false)
  const { reply, can } = review
  if (writes) return <ReplyForm review={review} onClose={() => setWrites(false)} />
  if (!reply) {
    return can.reply.may ? (
      <div>
        <Button size="small" icon="message" onClick={() => setWrites(true)}>
          {t.doReply}
        </Button>
      </div>
    ) : null
  }
  return (
    <div className={css.reply}>
      <p className={css.by}>
        <strong>{t.reply}</strong>
        <span className={css.muted}>
          <TimeAgo value={reply.repliedAt} />
        </span>
      </p>
      <p className={css.content}>{reply.content}</p>
      {can.reply.may && <ReplyActs review={review} onEdit={() => setWrites(true)} />}
    </div>
  )
}

function ReplyActs({ review: { reviewId }, onEdit }: { review: Review; onEdit: () => void }) {
  const t = useText(reviewText)
  const { act, pending } = useAct()
  const remove = () =>
    act(
      reviewApi.deleteReply,
      { reviewId },
      {
        ask: {
          ...{ title: t.deleteReplyTitle, text: t.deleteReplyText },
          ...{ confirm: t.deleteReply, danger: true },
        },
        verb: 'delete',
        said: t.replyDeleted,
      },
    )
  return (
    <div className={cx(css.acts, css.judge)}>
      <Button size="small" variant="quiet" icon="edit" onClick={onEdit}>
        {t.editReply}
      </Button>
      <Button
        size="small"
        variant="quiet"
        icon="trash"
        pending={pending}
        onClick={() => void remove()}
      >
        {t.deleteReply}
      </Button>
    </div>
  )
}

function ReplyForm({
  review: { reviewId, realName, reply },
  onClose,
}: {
  review: Review
  onClose: () => void
}) {
  const t = useText(reviewText)
  const form = useForm({
    initial: { content: reply?.content ?? '' },
    schema: replyForm,
    endpoint: reviewApi.saveReply,
    send: ({ content }) => ({ reviewId, content }),
    said: t.replied,
    words: t.replyFailed,
    draftKey: `reply:${reviewId}`,
    guard: true,
    done: onClose,
  })
  const cancel = () => {
    form.reset()
    onClose()
  }
  return (
    <div className={css.reply} ref={focusWords}>
      <Form form={form} label={t.replyTo(realName)}>
        <TextArea
          {...form.field('content')}
          label={t.replyTo(realName)}
          description={t.replyHelp}
          required
          rows={3}
          maxLength={replyMost}
          counter
        />
        <FormFoot act={t.sendReply} pending={form.pending} onCancel={cancel} />
      </Form>
    </div>
  )
}
