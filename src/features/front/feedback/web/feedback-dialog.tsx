import { useState } from 'react'
import { accountApi } from '#src/features/people/account/contract.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { Form } from '#src/web/form/form.tsx'
import { useDraftKey } from '#src/web/form/draft-key.ts'
import { useText } from '#src/web/i18n.tsx'
import { useRootData } from '#src/web/root-data.ts'
import { keepStored } from '#src/web/stored.ts'
import { Dialog } from '#src/web/ui/dialog.tsx'
import AttachmentUpload from './attachment-upload.tsx'
import { FeedbackFields } from './feedback-fields.tsx'
import { feedbackText } from './feedback-text.ts'
import { startOf, useFeedbackForm } from './use-feedback-form.ts'

const draftKey = 'feedback'
/** Specification, section 9. */
const width = 780

interface Props {
  open: boolean
  onClose: () => void
}

/** Default export because it is loaded by `lazy`. After sending, the form is empty. */
export default function FeedbackDialog({ open, onClose }: Props) {
  const [sent, setSent] = useState(0)
  const kept = useDraftKey(draftKey)
  // A visitor's page has no data of its own in the browser.
  const viewer = useRootData()?.viewer
  // The phone of the viewer; the specification names the call.
  const own = useLoad(accountApi.getStudentInfo, viewer ? {} : null)
  const done = () => {
    // Before the next form looks for it.
    keepStored('session', kept, undefined)
    setSent(sent + 1)
    onClose()
  }
  const initial = startOf(viewer, own.data?.Phone ?? '')
  return <FeedbackForm key={sent} {...{ open, onClose, initial }} onDone={done} />
}

/** Keeps what was typed when it closes or fails. */
function FeedbackForm({
  open,
  onClose,
  initial,
  onDone,
}: Props & { initial: ReturnType<typeof startOf>; onDone: () => void }) {
  const t = useText(feedbackText)
  const feedback = useFeedbackForm({ initial, draftKey, done: onDone })
  const { form } = feedback
  // The phone arrives after the dialog has opened, and never replaces a typed one.
  const [phone, setPhone] = useState(initial.mobile)
  if (phone !== initial.mobile) {
    setPhone(initial.mobile)
    if (form.values.mobile === '' && !form.restored) form.set('mobile', initial.mobile)
  }
  return (
    <Dialog open={open} onClose={onClose} title={t.title} width={width}>
      <Form form={form} label={t.title}>
        <p>{t.lead}</p>
        <FeedbackFields feedback={feedback}>
          <AttachmentUpload feedback={feedback} />
        </FeedbackFields>
      </Form>
    </Dialog>
  )
}
