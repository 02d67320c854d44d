import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextArea } from '#src/web/ui/text-field.tsx'
import { peerApi } from '../contract.ts'
import { objectionForm } from '../forms.ts'
import { objectionMost } from '../limits.ts'
import css from './peer.module.css'
import { peerText } from './peer-text.ts'

/** Calls a review not fair, with words for the teacher. */
export function ObjectDialog({ reviewId, onClose }: { reviewId: number; onClose: () => void }) {
  const t = useText(peerText)
  const form = useForm<{ words: string }, typeof peerApi.object>({
    initial: { words: '' },
    schema: objectionForm,
    endpoint: peerApi.object,
    send: ({ words }) => ({ reviewId, words }),
    said: t.sent,
    done: onClose,
  })
  return (
    <Dialog open title={t.objectTitle} onClose={onClose} width={480}>
      <Form form={form} label={t.objectTitle} className={css.stack}>
        <p className={css.muted}>{t.objectLead}</p>
        <TextArea
          {...form.field('words')}
          label={t.reason}
          rows={4}
          maxLength={objectionMost}
          required
        />
        <FormFoot act={t.send} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
