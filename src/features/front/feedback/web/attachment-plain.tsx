import { useText } from '#src/web/i18n.tsx'
import { Field } from '#src/web/ui/field.tsx'
import { fileSize } from '#src/web/ui/file-rules.ts'
import { attachmentBytes, documentTypes, pictureTypes } from '../contract.ts'
import css from './attachment-plain.module.css'
import { feedbackText } from './feedback-text.ts'
import type { useFeedbackForm } from './use-feedback-form.ts'

export type Feedback = ReturnType<typeof useFeedbackForm>

export const endingsOf = (types: readonly string[]) => types.map((type) => `.${type}`)

/** The file of feedback where no script runs: the form sends it. */
export function AttachmentPlain({ feedback }: { feedback: Feedback }) {
  const { name, ...frame } = useAttachmentFrame(feedback)
  return (
    <Field {...frame}>
      {(control) => <input {...control} type="file" name={name} className={css.plain} />}
    </Field>
  )
}

/** The words around the file's field. */
export function useAttachmentFrame({ form }: Feedback) {
  const t = useText(feedbackText)
  const { name, error } = form.field('attachment')
  const description = t.attachmentHelp(
    endingsOf(documentTypes).join(' '),
    endingsOf(pictureTypes).join(' '),
    fileSize(attachmentBytes),
  )
  return { name, label: t.attachment, description, ...(error && { error }) }
}
