import { useCallback, useState } from 'react'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { newId } from './new-id.ts'
import type { ConfirmQuestion } from '#src/web/ui/confirm.tsx'
import type { UploadsState } from '#src/web/ui/file-field.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import { feedbackApi, feedbackLimits } from '../contract.ts'
import { feedbackText } from './feedback-text.ts'

export interface Attachment {
  token: string
  name: string
  size: number
}

/** The starting values: what is known of a person who is signed in. `attachment` only has errors. */
export const startOf = (viewer: Pick<Viewer, 'realName'> | null | undefined, phone = '') => ({
  name: viewer?.realName.slice(0, feedbackLimits.name) ?? '',
  mobile: phone,
  remark: '',
  attachment: '',
})

interface Options {
  initial: ReturnType<typeof startOf>
  draftKey?: string
  done: () => void
}

/** Feedback in the dialog and on its page. Its id makes a second send harmless. */
export function useFeedbackForm({ initial, draftKey, done }: Options) {
  const t = useText(feedbackText)
  const [id] = useState(newId)
  const [attachment, setAttachment] = useState<Attachment>()
  const [uploads, setUploads] = useState<Uploads>({ state: 'settled', failed: [] })
  const form = useForm({
    ...{ initial, done, ...(draftKey && { draftKey }) },
    check: ({ remark }) => ({ remark: remark.trim() ? undefined : t.remarkMissing }),
    endpoint: feedbackApi.submitFeedback,
    send: ({ name, mobile, remark }) => ({
      ...{ id, name, mobile, remark, attachment: attachment?.token },
    }),
    ask: () => withoutFile(t, uploads),
    words: t.failed,
    said: t.done,
    // The specification's sentence (section 5) fits only where a field is wrong.
    onFailed: (refusal) => {
      if (!refusal || refusal.fields) toast.error(t.failed)
    },
    refresh: false,
  })
  const onState = useCallback(
    (state: UploadsState, failed: readonly string[]) => setUploads({ state, failed }),
    [],
  )
  return { form, attachment, setAttachment, onState }
}

interface Uploads {
  state: UploadsState
  failed: readonly string[]
}

/** The question before feedback is sent without the file that its writer has chosen. */
function withoutFile(
  t: typeof feedbackText.zh,
  { state, failed }: Uploads,
): ConfirmQuestion | undefined {
  const common = { confirm: t.without, cancel: t.wait }
  if (state === 'busy') return { title: t.stillTitle, text: t.stillText, ...common }
  if (failed.length === 0) return undefined
  return { title: t.withoutTitle, text: t.withoutFiles(failed.join(', ')), ...common }
}
