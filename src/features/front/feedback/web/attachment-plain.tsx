import { useText } from '#src/web/i18n.tsx'
import { Field } from '#src/web/ui/field.tsx'
import { type FileRules, fileSize } from '#src/web/ui/file-rules.ts'
import { attachmentBytes, attachmentTypes, documentTypes, pictureTypes } from '../contract.ts'
import css from './attachment-plain.module.css'
import { feedbackText } from './feedback-text.ts'
import type { useFeedbackForm } from './use-feedback-form.ts'

export type Feedback = ReturnType<typeof useFeedbackForm>

const endingsOf = (types: readonly string[]) => types.map((type) => `.${type}`)

/** The file of feedback where no script runs: the form sends it. A visitor's page checks it when it is chosen. */
export function AttachmentPlain({ feedback }: { feedback: Feedback }) {
  const rules = useFileRules()
  const { name, ...frame } = useAttachmentFrame(feedback)
  return (
    <Field {...frame}>
      {(control) => (
        <>
          <input
            {...control}
            type="file"
            name={name}
            className={css.plain}
            data-file-rules={JSON.stringify(rules)}
          />
          {/* Filled in by the script of a visitor's page. */}
          <p className={css.refused} role="alert" hidden />
        </>
      )}
    </Field>
  )
}

/** The rules of the file, in the specification's words. */
export function useFileRules(): FileRules {
  const t = useText(feedbackText)
  const accept = endingsOf(attachmentTypes)
  const words = {
    badType: t.badType(accept.join(', ')),
    noExtension: t.noExtension,
    tooLarge: t.tooLarge(fileSize(attachmentBytes)),
    empty: t.empty,
  }
  return { accept, maxBytes: attachmentBytes, words }
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
