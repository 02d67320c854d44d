import { kinds } from '#src/shared/errors.ts'
import { pick } from '#src/shared/locale.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { RadioGroup } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { TextArea } from '#src/web/ui/text-field.tsx'
import { rejectedWords, rejectReasonWords } from '../review-text.ts'
import { rejectReasons, type RejectReason, reviewWordsMax, verificationApi } from '../contract.ts'
import { reviewText } from './review-page-text.ts'
import css from './verification-review.module.css'

interface Props {
  verificationId: number
  name: string
  onClose: () => void
  /** `nextId`: the next application. */
  onRejected: (nextId: number | null) => void
  /** Another reviewer was faster. */
  onDecided: () => void
}

/** Rejects with a reason from the list and words in one or both languages, and previews the message. */
export function RejectDialog({ open, ...props }: Props & { open: boolean }) {
  const t = useText(reviewText)
  return (
    <Dialog
      open={open}
      onClose={props.onClose}
      title={t.rejectTitle(props.name)}
      width={720}
      dismissable={false}
    >
      <RejectForm {...props} />
    </Dialog>
  )
}

const initial = { reason: '' as RejectReason | '', reasonZh: '', reasonEn: '' }
type Values = typeof initial

function RejectForm({ verificationId, onClose, onRejected, onDecided }: Props) {
  const t = useText(reviewText)
  const locale = useLocale()
  const form = useForm({
    initial,
    // Opened again, it still has the words.
    draftKey: `reject-${verificationId}`,
    check: ({ reason, reasonZh, reasonEn }) => ({
      reason: reason === '' ? t.chooseReasonMissing : undefined,
      reasonZh: reason === 'other' && !(reasonZh + reasonEn).trim() ? t.otherMissing : undefined,
    }),
    endpoint: verificationApi.decideVerification,
    send: ({ reason, ...words }) => ({
      ...{ verificationId, decision: 'rejected' as const },
      ...{ ...words, reason: reason as RejectReason },
    }),
    words: t.failed,
    done: ({ nextId }) => onRejected(nextId),
    refresh: false,
    refused(error) {
      if (error.code === kinds.conflict.code) onDecided()
    },
  })
  return (
    <Form form={form} label={t.rejectVerb}>
      <p className={css.muted}>{t.rejectHint}</p>
      <RadioGroup
        {...form.field('reason')}
        label={t.chooseReason}
        required
        options={rejectReasons.map((value) => ({
          value,
          label: pick(rejectReasonWords[value], locale),
        }))}
      />
      <div className={css.languages}>
        <TextArea
          {...form.field('reasonZh')}
          label={t.wordsZh}
          rows={3}
          maxLength={reviewWordsMax}
          counter
          lang="zh-CN"
        />
        <TextArea
          {...form.field('reasonEn')}
          label={t.wordsEn}
          rows={3}
          maxLength={reviewWordsMax}
          counter
          lang="en"
        />
      </div>
      <p className={css.muted}>{t.wordsHint}</p>
      <Preview values={form.values} />
      <FormFoot act={t.rejectVerb} danger pending={form.pending} onCancel={onClose} />
    </Form>
  )
}

/** Made of the same words as the message itself. */
function Preview({ values: { reason, reasonZh, reasonEn } }: { values: Values }) {
  const t = useText(reviewText)
  if (reason === '') return <p className={css.muted}>{t.previewEmpty}</p>
  const words = rejectedWords({ reason, zh: reasonZh.trim(), en: reasonEn.trim() })
  return (
    <section className={css.preview} aria-label={t.preview}>
      <h3>{t.preview}</h3>
      <div className={css.languages}>
        {(['zh', 'en'] as const).map((language) => (
          <div key={language} lang={language === 'zh' ? 'zh-CN' : 'en'} className={css.message}>
            <strong>{words.title[language]}</strong>
            <p>{words.text[language]}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
