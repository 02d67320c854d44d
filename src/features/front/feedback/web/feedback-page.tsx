import { lazy, Suspense, useState } from 'react'
import { isSent } from '#src/shared/sent-query.ts'
import { useAddress } from '#src/web/address.ts'
import { homePaths } from '#src/features/front/home/paths.ts'
import { Form } from '#src/web/form/form.tsx'
import { useText } from '#src/web/i18n.tsx'
import { pageMeta } from '#src/web/page-meta.ts'
import { useViewer } from '#src/web/root-data.ts'
import { useHydrated } from '#src/web/use-hydrated.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Page } from '#src/web/ui/page.tsx'
import css from './feedback-page.module.css'
import { AttachmentPlain, type Feedback } from './attachment-plain.tsx'
import { FeedbackFields } from './feedback-fields.tsx'
import { feedbackText } from './feedback-text.ts'
import { startOf, useFeedbackForm } from './use-feedback-form.ts'

export const meta = pageMeta(feedbackText, (t) => ({ title: t.title, description: t.lead }))

/** Feedback as a page, for browsers in which the dialog cannot open. */
export default function FeedbackPage() {
  const t = useText(feedbackText)
  const { search } = useAddress()
  return (
    <div className={`container ${css.page}`}>
      <Page title={t.title} lead={t.lead}>
        {isSent(search) ? <Sent /> : <Fresh />}
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
  const feedback = useFeedbackForm({ initial: startOf(useViewer()), done: onDone })
  return (
    <Form form={feedback.form} label={t.title} posts="withFile">
      <FeedbackFields feedback={feedback}>
        <AttachmentOfPage feedback={feedback} />
      </FeedbackFields>
    </Form>
  )
}

const AttachmentUpload = lazy(() => import('./attachment-upload.tsx'))

/** The browser's own field until the code of uploads has loaded, which a page without script never needs. */
function AttachmentOfPage({ feedback }: { feedback: Feedback }) {
  const plain = <AttachmentPlain feedback={feedback} />
  if (!useHydrated()) return plain
  return (
    <Suspense fallback={plain}>
      <AttachmentUpload feedback={feedback} />
    </Suspense>
  )
}
