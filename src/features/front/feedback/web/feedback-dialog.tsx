import { useCallback, useEffect, useState } from 'react'
import { accountApi } from '#src/features/people/account/contract.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useRootData } from '#src/web/root-data.ts'
import {
  attachmentBytes,
  attachmentTypes,
  documentTypes,
  feedbackApi,
  feedbackLimits,
  pictureTypes,
} from '../contract.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import type { ConfirmQuestion } from '#src/web/ui/confirm.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { FileField, type UploadsState } from '#src/web/ui/file-field.tsx'
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

interface Attachment {
  token: string
  name: string
  size: number
}

const endingsOf = (types: readonly string[]) => types.map((type) => `.${type}`)
const endings = endingsOf(attachmentTypes)
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
  const [uploads, setUploads] = useState<{ state: UploadsState; failed: readonly string[] }>({
    ...{ state: 'settled', failed: [] },
  })
  const refused = useRefused()
  // A visitor's page has no data of its own in the browser.
  const viewer = useRootData()?.viewer
  // The phone of the viewer; the specification names the call.
  const own = useLoad(accountApi.getStudentInfo, open && viewer ? {} : null)
  const name = viewer?.realName.slice(0, feedbackLimits.name) ?? ''
  const form = useForm({
    initial: { name, mobile: '', remark: '' },
    draftKey,
    check: ({ remark }) => ({ remark: remark.trim() ? undefined : t.remarkMissing }),
    endpoint: feedbackApi.submitFeedback,
    send: (values) => ({ ...values, id, attachment: attachment?.token }),
    ask: () => withoutFile(t, uploads),
    words: t.failed,
    said: t.done,
    done: onDone,
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
  const phone = own.data?.Phone
  const { adopt } = form
  const isFree = form.values.mobile === '' && !form.restored
  useEffect(() => {
    if (phone && isFree) adopt('mobile', phone)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the phone is known
  }, [phone])

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
          description={t.attachmentHelp(
            endingsOf(documentTypes).join(' '),
            endingsOf(pictureTypes).join(' '),
            fileSize(attachmentBytes),
          )}
          initial={attachment && [attachment]}
          check={refused}
          upload={send}
          onChange={(arrived) => setAttachment(arrived.at(-1))}
          onState={onState}
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

/** The question before feedback is sent without the file that its writer has chosen. */
function withoutFile(
  t: typeof feedbackText.zh,
  { state, failed }: { state: UploadsState; failed: readonly string[] },
): ConfirmQuestion | undefined {
  const common = { confirm: t.without, cancel: t.wait }
  if (state === 'busy') return { title: t.stillTitle, text: t.stillText, ...common }
  if (failed.length === 0) return undefined
  return { title: t.withoutTitle, text: t.withoutFiles(failed.join(', ')), ...common }
}

/** Returns the specification's sentence for a file that cannot be taken. */
function useRefused(): (file: File) => string | undefined {
  const t = useText(feedbackText)
  return (file) => {
    const problem = fileProblem(file, endings, attachmentBytes)
    if (problem === 'badType') return t.badType(endings.join(', '))
    if (problem === 'noExtension') return t.noExtension
    return problem ? t.tooLarge(fileSize(attachmentBytes)) : undefined
  }
}

const send: SendFile<Attachment> = (file, { onProgress, signal }) =>
  upload(feedbackApi.uploadAttachment, {}, file, {
    ...{ quiet: true, signal },
    onProgress: (percent) => onProgress(percent / 100),
  })
