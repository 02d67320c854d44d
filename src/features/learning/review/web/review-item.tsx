import { Suspense, useState } from 'react'
import { latePart } from '#src/web/late-part.tsx'
import { reportText } from '#src/features/people/report/web/report-text.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { cx } from '#src/web/ui/cx.ts'
import { Avatar } from '#src/web/ui/avatar.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { preloadDialog } from '#src/web/ui/dialog.tsx'
import { Stars } from '#src/web/ui/stars.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { reviewApi } from '../contract.ts'
import type { Review } from './reviews.ts'
import { Reply } from './reply.tsx'
import css from './reviews.module.css'
import { reviewText } from './text.ts'

// Most readers never report.
const ReportReview = latePart(async () => ({
  default: (await import('./report-review.tsx')).ReportReview,
}))

/** A review with its reply, and what the viewer may do about it. */
export function ReviewItem({ review }: { review: Review }) {
  const t = useText(reviewText)
  const { realName, avatarUrl, score, createdAt, edited, content } = review
  return (
    <article className={css.review}>
      <Avatar name={realName} src={avatarUrl ?? undefined} />
      <div className={css.words}>
        <p className={css.by}>
          <strong>{realName}</strong>
          <Stars score={score} />
          <span className={css.muted}>
            <TimeAgo value={createdAt} />
            {edited && ` · ${t.edited}`}
          </span>
        </p>
        {content === '' ? (
          <p className={css.muted}>{t.deletedWords}</p>
        ) : (
          <p className={css.content}>{content}</p>
        )}
        <Judge review={review} />
        <Reply review={review} />
      </div>
    </article>
  )
}

function Judge({ review }: { review: Review }) {
  const t = useText(reviewText)
  const r = useText(reportText)
  const format = useFormat()
  const { act, pending } = useAct()
  const [reports, setReports] = useState(false)
  const { reviewId, realName, helpful, foundHelpful, reported, can } = review
  const count = helpful > 0 && (
    <span className={css.muted}>{t.helpfulCount(format.number(helpful))}</span>
  )
  if (!can.helpful.may) return count && <p>{count}</p>
  const toggle = () => act(reviewApi.setHelpful, { reviewId, helpful: !foundHelpful })
  return (
    <div className={cx(css.acts, css.judge)}>
      <Button
        size="small"
        variant="quiet"
        icon={foundHelpful ? 'check' : 'heart'}
        aria-pressed={foundHelpful}
        aria-label={t.helpfulAct(realName)}
        pending={pending}
        onClick={() => void toggle()}
      >
        {t.helpfulNot}
      </Button>
      {count}
      {reported ? (
        <span className={css.muted}>{r.reported}</span>
      ) : (
        can.report.may && (
          <Button
            size="small"
            variant="quiet"
            icon="flag"
            onPointerEnter={preloadDialog}
            onClick={() => setReports(true)}
          >
            {r.report}
          </Button>
        )
      )}
      {reports && (
        <Suspense fallback={null}>
          <ReportReview reviewId={reviewId} onClose={() => setReports(false)} />
        </Suspense>
      )}
    </div>
  )
}
