import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useAct } from '#src/web/act/use-act.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { useRefresh } from '#src/web/refresh.ts'
import { useGo } from '#src/web/router-link.tsx'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { useShortcuts } from '#src/features/people/verification/web/use-shortcuts.ts'
import { approvalApi } from '../contract.ts'
import { approvalPaths } from '../paths.ts'
import { DecisionPanel } from './decision-panel.tsx'
import { Differences } from './differences.tsx'
import type { Pin } from './pins.ts'
import { RejectDialog, rowAt, useRejectForm } from './reject-dialog.tsx'
import { OtherSubmissions, SubmissionFacts, Shortcuts, Verdict } from './review-facts.tsx'
import type { Review } from './review.ts'
import css from './review.module.css'
import { reviewText } from './review-text.ts'
import { SubmittedCourse } from './submitted-course.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, locale } = pageOf(context)
  const review = await api(approvalApi.getSubmission, {
    submissionId: Number(params['submissionId']),
  })
  return { review, name: nameOf(review, locale === 'en-US' ? 'en' : 'zh') }
}

const nameOf = ({ offer: { name } }: Review, side: 'zh' | 'en') => name[side] || name.zh || name.en

export const meta = pageMeta(reviewText, (t, { name }: LoaderData<typeof loader>) => ({
  title: t.title(name),
}))

/** The review of one course. */
export default function ReviewPage() {
  const { review, name } = useLoaderData<typeof loader>()
  // Another course, another page: nothing of the last one stays open.
  return <ReviewOf key={review.submission.submissionId} review={review} name={name} />
}

function ReviewOf({ review, name }: { review: Review; name: string }) {
  const t = useText(reviewText)
  const { can, nextId, offer, live, submission } = review
  const { submissionId } = submission
  const go = useGo()
  const refresh = useRefresh()
  const { act, pending } = useAct()
  const [rejecting, setRejecting] = useState(false)
  const locale = useLocale()

  function goOn(next: number | null, done: string) {
    toast.success(next === null ? t.doneAll(done) : done)
    void go(next === null ? approvalPaths.queue() : approvalPaths.review(next))
  }
  const form = useRejectForm(submissionId, {
    onRejected(next) {
      setRejecting(false)
      goOn(next, t.rejected(name))
    },
    onDecided: () => void refresh(),
  })
  const list = form.list('reasons')
  const approve = () =>
    act(
      approvalApi.approveSubmission,
      { submissionId },
      {
        ask: { title: t.approveTitle(name), text: t.approveText, confirm: t.approve },
        done: ({ nextId: next }) => goOn(next, t.approved(name)),
        words: t.failed,
      },
    )
  const take = (over: boolean, from: string) =>
    act(
      approvalApi.takeSubmission,
      { submissionId, over },
      {
        ...(over && {
          ask: { title: t.takeOverTitle(from), text: t.takeOverText, confirm: t.takeOver },
        }),
        said: t.taken,
      },
    )
  const giveBack = () =>
    act(approvalApi.giveBackSubmission, { submissionId }, { said: t.givenBack })
  const pin = (place: Pin) => {
    list.add(rowAt(place))
    setRejecting(true)
  }
  const onPin = can.reject.may ? pin : undefined
  const held = submission.holder
  const takeOrGive = can.giveBack.may
    ? () => void giveBack()
    : can.take.may
      ? () => void take(held !== null, held?.name ?? '')
      : undefined
  const keys = useShortcuts({
    a: can.approve.may ? () => void approve() : undefined,
    r: can.reject.may ? () => setRejecting(true) : undefined,
    n: nextId === null ? undefined : () => void go(approvalPaths.review(nextId)),
    t: takeOrGive,
  })
  return (
    <Page
      dense
      before={
        <Breadcrumb items={[{ label: t.queue, to: approvalPaths.queue() }, { label: name }]} />
      }
      title={t.title(name)}
    >
      <div className={css.page}>
        <div className={css.subject}>
          {live && <Differences live={live} offer={offer} />}
          <SubmittedCourse key={locale} review={review} onPin={onPin} />
        </div>
        <div className={css.facts}>
          <SubmissionFacts review={review} />
          {submission.decidedAt !== null && <Verdict submission={submission} />}
        </div>
        <DecisionPanel
          review={review}
          pinned={list.rows.length}
          pending={pending}
          onApprove={() => void approve()}
          onReject={() => setRejecting(true)}
          onTake={takeOrGive}
        />
        <div className={css.more}>
          <OtherSubmissions history={review.history} />
          <Shortcuts {...keys} />
        </div>
      </div>
      <RejectDialog
        open={rejecting}
        review={review}
        name={name}
        form={form}
        onClose={() => setRejecting(false)}
      />
    </Page>
  )
}
