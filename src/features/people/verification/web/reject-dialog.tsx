import { api, ApiError } from '#src/web/api.ts'
import { kinds } from '#src/shared/errors.ts'
import { pick } from '#src/shared/locale.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { RadioGroup } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { Form, useForm } from '#src/web/ui/form.tsx'
import { TextArea } from '#src/web/ui/text-field.tsx'
import { rejectedWords, rejectReasonWords } from '../review-text.ts'
import { rejectReasons, type RejectReason, reviewWordsMax, verificationApi } from '../contract.ts'
import { refusalOf } from '#src/features/people/account/web/form-errors.ts'
import { reviewText } from './review-page-text.ts'
import css from './verification-review.module.css'

interface Props {
  verificationId: number
  name: string
  onClose: () => void
  /** `nextId`: the application to go on with. */
  onRejected: (nextId: number | null) => void
  /** Somebody else was faster. */
  onDecided: () => void
}

/** Why not: a reason from the list, words in one or both languages, and what will be read. */
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
  const form = useForm<Values>({
    initial,
    // Closed by mistake, it comes back with what was written.
    draftKey: `reject-${verificationId}`,
    validate: ({ reason, reasonZh, reasonEn }) => ({
      reason: reason === '' ? t.chooseReasonMissing : undefined,
      reasonZh:
        reason === 'other' && !reasonZh.trim() && !reasonEn.trim() ? t.otherMissing : undefined,
    }),
    async onSubmit({ reason, reasonZh, reasonEn }) {
      if (reason === '') return
      const input = { verificationId, decision: 'rejected' as const, reason, reasonZh, reasonEn }
      try {
        const { nextId } = await api(verificationApi.decideVerification, input, { quiet: true })
        onRejected(nextId)
      } catch (error) {
        if (error instanceof ApiError && error.code === kinds.conflict.code) onDecided()
        return refusalOf<Values>(error, locale, { failed: t.failed, offline: t.offline })
      }
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
      <div className={css.foot}>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button type="submit" variant="danger" pending={form.pending}>
          {t.rejectVerb}
        </Button>
      </div>
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
