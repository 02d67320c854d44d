import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { TextArea } from '#src/web/ui/text-field.tsx'
import { reviewApi } from '../contract.ts'
import { reviewForm, reviewWordsMost, scores } from '../forms.ts'
import { StarsField } from './stars-field.tsx'
import { reviewText } from './text.ts'

type Score = (typeof scores)[number]

/** Writes or edits the viewer's review. What was typed survives a reload of the tab. */
export function ReviewForm({
  courseId,
  mine,
  onClose,
}: {
  courseId: number
  mine: { score: number; content: string } | null
  /** Of an edit. */
  onClose?: () => void
}) {
  const t = useText(reviewText)
  const form = useForm({
    initial: {
      score: (mine ? String(mine.score) : '') as Score | '',
      content: mine?.content ?? '',
    },
    schema: reviewForm,
    endpoint: reviewApi.saveReview,
    send: ({ score, content }) => ({ courseId, score: score as Score, content }),
    said: mine ? t.saved : t.submitted,
    words: t.submitFailed,
    draftKey: `review:${courseId}`,
    guard: true,
    done: () => onClose?.(),
  })
  const cancel = () => {
    form.reset()
    onClose?.()
  }
  return (
    <Form form={form} label={mine ? t.you : t.write}>
      <StarsField {...form.field('score')} label={t.rating} required />
      <TextArea
        {...form.field('content')}
        label={t.content}
        description={t.contentHelp}
        required
        rows={4}
        maxLength={reviewWordsMost}
        counter
      />
      <FormFoot
        act={mine ? t.save : t.submit}
        pending={form.pending}
        {...(onClose && { onCancel: cancel })}
      />
    </Form>
  )
}
