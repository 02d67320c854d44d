import { FileField } from '#src/web/ui/file-field.tsx'
import { refusedFile } from '#src/web/ui/file-rules.ts'
import type { SendFile } from '#src/web/ui/use-uploads.ts'
import { upload } from '#src/web/upload.ts'
import { feedbackApi } from '../contract.ts'
import { type Feedback, useAttachmentFrame, useFileRules } from './attachment-plain.tsx'
import type { Attachment } from './use-feedback-form.ts'

/**
 * The file of feedback, sent as soon as it is chosen. The chooser shows every file; one that cannot be taken is
 * refused in words. Default export because the page loads it by `lazy`.
 */
export default function AttachmentUpload({ feedback }: { feedback: Feedback }) {
  const { attachment, setAttachment, onState } = feedback
  const refused = useRefused()
  const { name: _, ...frame } = useAttachmentFrame(feedback)
  return (
    <FileField<Attachment>
      {...frame}
      initial={attachment && [attachment]}
      check={refused}
      upload={send}
      onChange={(arrived) => setAttachment(arrived.at(-1))}
      onState={onState}
    />
  )
}

/** Returns the specification's sentence for a file that cannot be taken. */
function useRefused(): (file: File) => string | undefined {
  const rules = useFileRules()
  return (file) => refusedFile(file, rules)
}

const send: SendFile<Attachment> = (file, { onProgress, signal }) =>
  upload(feedbackApi.uploadAttachment, {}, file, {
    ...{ quiet: true, signal },
    onProgress: (percent) => onProgress(percent / 100),
  })
