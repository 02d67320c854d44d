import { useText } from '#src/web/i18n.tsx'
import { useList } from '#src/web/list/list-address.ts'
import { EmptyResults, Pages } from '#src/web/list/results.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import { reviewApi, reviewSorts } from '../contract.ts'
import { OwnReview } from './own-review.tsx'
import { ReviewItem } from './review-item.tsx'
import type { Reviews } from './reviews.ts'
import css from './reviews.module.css'
import { Summary } from './summary.tsx'
import { reviewText } from './text.ts'

/** The reviews tab: mean, distribution of ratings, one's own review, and those of others. */
export function CourseReviews({ reviews }: { reviews: Reviews }) {
  const t = useText(reviewText)
  const list = useList(reviewApi.getReviews)
  const title = list.given.stars ? t.noneWithStars : reviews.written > 0 ? t.noOthers : t.noReviews
  const empty = reviews.written > 0 ? { title } : { title, text: t.noReviewsText }
  const sorts = (
    <Tabs
      label={t.reviewSort}
      tabs={reviewSorts.map((name) => ({
        label: t[name],
        current: name === list.values.sort,
        to: list.href({ sort: name }),
      }))}
    />
  )
  return (
    <div className={css.reviews}>
      <Summary reviews={reviews} list={list} />
      <div className={css.list}>
        <OwnReview reviews={reviews} />
        {reviews.total > 1 && sorts}
        {reviews.items.length === 0 ? (
          <EmptyResults list={reviews} address={list} empty={empty} />
        ) : (
          <ul className={css.items}>
            {reviews.items.map((review) => (
              <li key={review.reviewId}>
                <ReviewItem review={review} />
              </li>
            ))}
          </ul>
        )}
        <Pages list={reviews} address={list} />
      </div>
    </div>
  )
}
