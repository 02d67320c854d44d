import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { api } from '#src/web/api.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { paths } from '#src/web/paths.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, useForm } from '#src/web/ui/form.tsx'
import { TextArea, TextField } from '#src/web/ui/text-field.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { realNameMax } from '#src/features/people/account/forms.ts'
import { coursesTaughtMax } from '#src/features/people/account/forms.ts'
import { verificationApi } from '../contract.ts'
import { noteMax, verificationWords } from '../forms.ts'
import { DocumentsField, type UploadedDocument, type DocumentsState } from './documents-field.tsx'
import { errorsOf, refusalOf } from '#src/features/people/account/web/form-errors.ts'
import css from './verification.module.css'
import { verificationText } from './verification-text.ts'

interface Values {
  realName: string
  coursesTaught: string
  note: string
  documents: UploadedDocument[]
}

/** The application; after a rejection it starts from what was said the last time. */
export function VerificationForm({
  data,
}: {
  data: AnswerOf<typeof verificationApi.getVerification> & { userId: number }
}) {
  const t = useText(verificationText)
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const [documentsState, setDocumentsState] = useState<DocumentsState>('settled')
  const [last] = data.history
  const form = useForm<Values>({
    initial: {
      realName: last?.realName ?? data.realName,
      coursesTaught: last?.coursesTaught ?? data.coursesTaught,
      note: last?.note ?? '',
      documents: [],
    },
    draftKey: `verification-${data.userId}`,
    guard: true,
    validate(values) {
      const missing = values.documents.length === 0 ? t.documentsMissing : undefined
      return {
        ...errorsOf(verificationWords, values, locale),
        documents:
          documentsState === 'busy'
            ? t.documentsBusy
            : documentsState === 'failed'
              ? t.documentsFailed
              : missing,
      }
    },
    async onSubmit({ documents, ...said }) {
      const input = { ...said, documents: documents.map(({ path }) => path) }
      try {
        await api(verificationApi.submitVerification, input, { quiet: true })
      } catch (error) {
        const words = { failed: t.submitFailed, offline: t.offline }
        return inForm(refusalOf<Record<string, string>>(error, locale, words))
      }
      toast.success(t.submitDone)
      await revalidate()
    },
  })

  return (
    <section className={css.card} aria-labelledby="form">
      <div>
        <h2 id="form">{last ? t.formAgain : t.form}</h2>
        {last?.status === 'rejected' && <p className={css.muted}>{t.formAgainText}</p>}
      </div>
      <Form form={form} label={last ? t.formAgain : t.form}>
        <div className={css.pair}>
          <TextField
            {...form.field('realName')}
            label={t.realName}
            description={t.realNameHint}
            required
            autoComplete="name"
            maxLength={realNameMax}
          />
          <div className={css.school}>
            <p className={css.label}>{t.school}</p>
            <p>{data.schoolName || t.schoolNone}</p>
            <Link to={paths.profiles(locale)}>{t.changeSchool}</Link>
          </div>
        </div>
        <TextField
          {...form.field('coursesTaught')}
          label={t.coursesTaught}
          description={t.coursesTaughtHint}
          maxLength={coursesTaughtMax}
        />
        <DocumentsField
          // What a draft brings back is listed anew.
          key={String(form.restored)}
          initial={form.values.documents}
          error={form.errors.documents}
          onChange={(documents) => form.set('documents', documents)}
          onState={setDocumentsState}
        />
        <TextArea
          {...form.field('note')}
          label={t.note}
          description={t.noteHint}
          rows={3}
          counter
          maxLength={noteMax}
        />
        <p className={css.muted}>{t.privacy(data.documentDays)}</p>
        <div className={css.foot}>
          <Button type="submit" variant="primary" size="large" pending={form.pending}>
            {t.submit}
          </Button>
        </div>
      </Form>
    </section>
  )
}

/** The server names 'documents.2'; here they are one field. */
function inForm(refusal: ReturnType<typeof refusalOf<Record<string, string>>>) {
  const fields = Object.entries(refusal.fields ?? {}).map(([path, text]) => [
    path.replace(/^documents\..*/, 'documents'),
    text,
  ])
  return { ...refusal, fields: Object.fromEntries(fields) as Record<keyof Values, string> }
}
