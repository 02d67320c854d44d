import { verificationPaths } from '../paths.ts'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Page } from '#src/web/ui/page.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { useRefresh } from '#src/web/refresh.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { useGo } from '#src/web/router-link.tsx'
import { verificationApi } from '../contract.ts'
import { DecisionPanel, ShortcutList, Verdict } from './decision-panel.tsx'
import { DocumentViewer } from './document-viewer.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import {
  ApplicationFacts,
  EarlierApplications,
  isOwn,
  PersonFacts,
  type Review,
} from './review-facts.tsx'
import { reviewText } from './review-page-text.ts'
import { useShortcuts } from './use-shortcuts.ts'
import css from './verification-review.module.css'

export async function loader({ context, params }: LoaderFunctionArgs) {
  return pageOf(context).api(verificationApi.getVerificationForReview, {
    verificationId: Number(params.verificationId),
  })
}

export const meta = pageMeta(reviewText, (t, { application }: LoaderData<typeof loader>) => ({
  title: t.title(application.name),
}))

export default function VerificationReviewPage() {
  const review = useLoaderData<typeof loader>()
  // Another application, another page: nothing of the last one stays open.
  return <ReviewOf key={review.application.verificationId} review={review} />
}

function ReviewOf({ review }: { review: Review }) {
  const t = useText(reviewText)
  const { application, person, can, nextId } = review
  const { verificationId, name } = application
  const go = useGo()
  const refresh = useRefresh()
  const { act, pending } = useAct()
  const [rejecting, setRejecting] = useState(false)

  function goOn(next: number | null, done: string) {
    toast.success(next === null ? t.doneAll(done) : done)
    void go(next === null ? verificationPaths.queue() : verificationPaths.review(next))
  }
  const approve = () =>
    act(
      verificationApi.decideVerification,
      { verificationId, decision: 'approved' },
      {
        ask: { title: t.approveTitle(name), text: t.approveText, confirm: t.approve },
        done: (answer) => goOn(answer.nextId, t.approved(name)),
      },
    )
  const keys = useShortcuts({
    a: can.approve.may ? () => void approve() : undefined,
    r: can.reject.may ? () => setRejecting(true) : undefined,
    n: nextId === null ? undefined : () => void go(verificationPaths.review(nextId)),
  })

  return (
    <Page
      dense
      before={
        <Breadcrumb items={[{ label: t.queue, to: verificationPaths.queue() }, { label: name }]} />
      }
      title={t.title(name)}
    >
      <div className={css.page}>
        <div className={css.facts}>
          <ApplicationFacts application={application} />
          {application.status !== 'pending' && <Verdict application={application} />}
        </div>
        <div className={css.documents}>
          <Documents review={review} />
        </div>
        <div className={css.more}>
          <PersonFacts person={person} />
          <EarlierApplications history={review.history} />
          <ShortcutList {...keys} />
        </div>
        <DecisionPanel
          review={review}
          pending={pending}
          onApprove={() => void approve()}
          onReject={() => setRejecting(true)}
        />
      </div>
      <RejectDialog
        open={rejecting}
        verificationId={verificationId}
        name={name}
        onClose={() => setRejecting(false)}
        onRejected={(next) => {
          setRejecting(false)
          goOn(next, t.rejected(name))
        }}
        onDecided={() => void refresh()}
      />
    </Page>
  )
}

function Documents({ review }: { review: Review }) {
  const { documents, application } = review
  const t = useText(reviewText)
  const format = useFormat()
  const { documentsDeletedAt, documentsUntil } = application
  const why = isOwn(review)
    ? t.ownHidden
    : documentsDeletedAt === null
      ? t.noDocuments
      : t.deletedOn(format.date(documentsDeletedAt))
  if (documents.length === 0) {
    return (
      <Panel title={t.documentsNone}>
        <p className={css.muted}>{why}</p>
      </Panel>
    )
  }
  return (
    <Panel title={t.documents(format.number(documents.length))}>
      <DocumentViewer documents={documents} />
      <p className={css.muted}>
        {t.recorded}
        {documentsUntil !== null && ` ${t.keptUntil(format.date(documentsUntil))}`}
      </p>
    </Panel>
  )
}
