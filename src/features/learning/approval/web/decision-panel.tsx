import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { approvalErrors } from '../errors.ts'
import { approvalPaths } from '../paths.ts'
import type { Review } from './review.ts'
import css from './review.module.css'
import { reviewText } from './review-text.ts'

/** The acts of a review, few enough to stay in sight. */
export function DecisionPanel({
  review: { can, nextId, submission },
  pinned,
  pending,
  onApprove,
  onReject,
  onTake,
}: {
  review: Review
  /** The number of reasons so far. */
  pinned: number
  pending: boolean
  onApprove: () => void
  onReject: () => void
  /** Takes it, takes it over or gives it back. */
  onTake: (() => void) | undefined
}) {
  const t = useText(reviewText)
  const format = useFormat()
  const { holder } = submission
  return (
    <section
      className={css.decide}
      aria-label={t.panel}
      data-open={can.reject.may ? '' : undefined}
    >
      {can.take.why?.id === approvalErrors.ownCourse.id && <p>{t.own}</p>}
      {can.take.may && holder && !holder.isMine && <p>{t.heldBy(holder.name)}</p>}
      {pinned > 0 && can.reject.may && <p>{t.pins(format.number(pinned))}</p>}
      {can.reject.may && (
        <div className={css.acts}>
          <Button
            variant={pinned > 0 ? 'secondary' : 'primary'}
            icon="check"
            pending={pending}
            onClick={onApprove}
          >
            {t.approve}
          </Button>
          <Button variant={pinned > 0 ? 'primary' : 'secondary'} icon="close" onClick={onReject}>
            {t.reject}
          </Button>
        </div>
      )}
      <div className={css.acts}>
        {onTake && (
          <Button variant="quiet" pending={pending} onClick={onTake}>
            {can.giveBack.may ? t.giveBack : holder ? t.takeOver : t.take}
          </Button>
        )}
        {nextId !== null && (
          <ButtonLink
            variant={can.reject.may ? 'quiet' : 'secondary'}
            icon="arrow-right"
            to={approvalPaths.review(nextId)}
          >
            {t.next}
          </ButtonLink>
        )}
        {!can.reject.may && nextId === null && (
          <ButtonLink to={approvalPaths.queue()}>{t.back}</ButtonLink>
        )}
      </div>
    </section>
  )
}
