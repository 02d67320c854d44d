import { profilePaths } from '#src/features/people/profile/paths.ts'
import { useState } from 'react'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Form } from '#src/web/form/form.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { TextArea, TextField } from '#src/web/ui/text-field.tsx'
import { realNameMax } from '#src/features/people/account/forms.ts'
import { coursesTaughtMax } from '#src/features/people/account/forms.ts'
import { verificationApi } from '../contract.ts'
import { noteMax, verificationForm } from '../forms.ts'
import { Panel } from '#src/web/ui/panel.tsx'
import type { UploadsState } from '#src/web/ui/file-field.tsx'
import { DocumentsField, type UploadedDocument } from './documents-field.tsx'
import css from './verification.module.css'
import { verificationText } from './verification-text.ts'

/** The application; after a rejection it starts from the last one's values. */
export function VerificationForm({
  data,
}: {
  data: AnswerOf<typeof verificationApi.getVerification> & { userId: number }
}) {
  const t = useText(verificationText)
  const [documentsState, setDocumentsState] = useState<UploadsState>('settled')
  const [last] = data.history
  const form = useForm({
    initial: {
      realName: last?.realName ?? data.realName,
      coursesTaught: last?.coursesTaught ?? data.coursesTaught,
      note: last?.note ?? '',
      documents: [] as UploadedDocument[],
    },
    draftKey: `verification-${data.userId}`,
    guard: true,
    schema: verificationForm,
    check: () => ({
      documents:
        documentsState === 'busy'
          ? t.documentsBusy
          : documentsState === 'failed'
            ? t.documentsFailed
            : undefined,
    }),
    endpoint: verificationApi.submitVerification,
    send: ({ documents, ...said }) => ({ ...said, documents: documents.map(({ path }) => path) }),
    words: t.submitFailed,
    said: t.submitDone,
  })

  return (
    <Panel
      title={last ? t.formAgain : t.form}
      lead={last?.status === 'rejected' && t.formAgainText}
    >
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
            <Link to={profilePaths.profile()}>{t.changeSchool}</Link>
          </div>
        </div>
        <TextField
          {...form.field('coursesTaught')}
          label={t.coursesTaught}
          description={t.coursesTaughtHint}
          maxLength={coursesTaughtMax}
        />
        <DocumentsField
          // A restored draft lists its documents again.
          key={String(form.restored)}
          initial={form.values.documents}
          error={form.field('documents').error}
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
    </Panel>
  )
}
