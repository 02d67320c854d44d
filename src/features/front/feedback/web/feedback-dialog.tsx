import { useState } from 'react'
import { attachmentBytes, attachmentTypes, feedbackLimits, feedbackApi } from '../contract.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { FileField } from '#src/web/ui/file-field.tsx'
import { fileProblem, fileSize } from '#src/web/ui/file-rules.ts'
import { keepStored } from '#src/web/stored.ts'
import { Form } from '#src/web/form/form.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { TextArea, TextField } from '#src/web/ui/text-field.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import type { SendFile } from '#src/web/ui/use-uploads.ts'
import { upload } from '#src/web/upload.ts'
import { feedbackText } from './feedback-text.ts'
import { newId } from './new-id.ts'

const empty = { name: '', mobile: '', remark: '' }
interface Attachment {
  token: string
  name: string
  size: number
}

const endings = attachmentTypes.map((type) => `.${type}`)
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
  const done = () => {
    // Before the next form looks for it.
    keepStored('session', draftKey, undefined)
    setSent(sent + 1)
    onClose()
  }
  return <FeedbackForm key={sent} open={open} onClose={onClose} onDone={done} />
}

/** Keeps the typed text when it closes or fails; its id makes a second send harmless. */
function FeedbackForm({ open, onClose, onDone }: Props & { onDone: () => void }) {
  const t = useText(feedbackText)
  const [id] = useState(newId)
  const [attachment, setAttachment] = useState<Attachment>()
  const send = useSendFile()
  const form = useForm({
    initial: empty,
    draftKey,
    check: ({ remark }) => ({ remark: remark.trim() ? undefined : t.remarkMissing }),
    endpoint: feedbackApi.submitFeedback,
    send: (values) => ({ ...values, id, attachment: attachment?.token }),
    words: t.failed,
    said: t.done,
    done: onDone,
    // The specification's sentence (section 5) fits only where a field is wrong.
    onFailed: (refusal) => {
      if (!refusal || refusal.fields) toast.error(t.failed)
    },
    refresh: false,
  })

  return (
    <Dialog open={open} onClose={onClose} title={t.title} width={width}>
      <Form form={form} label={t.title}>
        <p>{t.lead}</p>
        <TextField
          {...form.field('name')}
          label={t.name}
          maxLength={feedbackLimits.name}
          counter
          autoComplete="name"
        />
        <TextField
          {...form.field('mobile')}
          label={t.mobile}
          description={t.mobileHelp}
          type="tel"
          inputMode="numeric"
          maxLength={feedbackLimits.mobile}
          autoComplete="tel-national"
          onChange={(value) => form.set('mobile', value.replace(/\D/g, ''))}
        />
        <TextArea
          {...form.field('remark')}
          label={t.remark}
          required
          rows={5}
          maxLength={feedbackLimits.remark}
          counter
        />
        {/* The chooser shows every file; one that cannot be taken is refused in words. */}
        <FileField<Attachment>
          label={t.attachment}
          description={t.attachmentHelp(endings.join(' '), fileSize(attachmentBytes))}
          initial={attachment && [attachment]}
          upload={send}
          onChange={(arrived) => setAttachment(arrived.at(-1))}
        />
        <div>
          <Button type="submit" variant="primary" pending={form.pending}>
            {t.submit}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

function useSendFile(): SendFile<Attachment> {
  const t = useText(feedbackText)
  return async (file, { onProgress, signal }) => {
    const problem = fileProblem(file, endings, attachmentBytes)
    if (problem === 'badType') throw new Error(t.badType(endings.join(', ')))
    if (problem === 'noExtension') throw new Error(t.noExtension)
    if (problem === 'tooLarge') throw new Error(t.tooLarge(fileSize(attachmentBytes)))
    return upload(feedbackApi.uploadAttachment, {}, file, {
      quiet: true,
      signal,
      onProgress: (percent) => onProgress(percent / 100),
    })
  }
}
