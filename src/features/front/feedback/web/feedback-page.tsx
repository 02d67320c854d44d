import { useState } from 'react'
import { homePaths } from '#src/features/front/home/paths.ts'
import { Form } from '#src/web/form/form.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useText } from '#src/web/i18n.tsx'
import { pageMeta } from '#src/web/page-meta.ts'
import { useViewer } from '#src/web/root-data.ts'
import { usePosted } from '#src/web/posted.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { TextArea, TextField } from '#src/web/ui/text-field.tsx'
import { feedbackApi, feedbackLimits } from '../contract.ts'
import css from './feedback-page.module.css'
import { newId } from './new-id.ts'
import { feedbackText } from './feedback-text.ts'

export const meta = pageMeta(feedbackText, (t) => ({ title: t.title, description: t.lead }))

/** Feedback as a page, for browsers in which the dialog cannot open. */
export default function FeedbackPage() {
  const t = useText(feedbackText)
  const posted = usePosted()
  const isSent = posted?.form === feedbackApi.submitFeedback.path && posted.answer.code === 0
  return (
    <div className={`container ${css.page}`}>
      <Page title={t.title} lead={t.lead}>
        {isSent ? <Sent /> : <Fresh />}
      </Page>
    </div>
  )
}

function Sent() {
  const t = useText(feedbackText)
  return (
    <div className={css.sent}>
      <p role="status">{t.done}</p>
      <ButtonLink to={homePaths.home()}>{t.home}</ButtonLink>
    </div>
  )
}

/** After sending, the form is empty, with an id of its own. */
function Fresh() {
  const [sent, setSent] = useState(0)
  return <FeedbackForm key={sent} onDone={() => setSent(sent + 1)} />
}

function FeedbackForm({ onDone }: { onDone: () => void }) {
  const t = useText(feedbackText)
  const [id] = useState(newId)
  const viewer = useViewer()
  const form = useForm({
    initial: { name: viewer?.realName.slice(0, feedbackLimits.name) ?? '', mobile: '', remark: '' },
    check: ({ remark }) => ({ remark: remark.trim() ? undefined : t.remarkMissing }),
    endpoint: feedbackApi.submitFeedback,
    send: (values) => ({ ...values, id }),
    words: t.failed,
    said: t.done,
    done: onDone,
    refresh: false,
  })
  return (
    <Form form={form} label={t.title} posts>
      <TextField
        {...form.field('name')}
        label={t.name}
        maxLength={feedbackLimits.name}
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
      />
      <TextArea
        {...form.field('remark')}
        label={t.remark}
        required
        rows={5}
        maxLength={feedbackLimits.remark}
      />
      <div>
        <Button type="submit" variant="primary" pending={form.pending}>
          {t.submit}
        </Button>
      </div>
    </Form>
  )
}
