import type { AnswerOf } from '#src/shared/endpoint.ts'
import { courseApi, reviewSorts } from '../contract.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { useList } from '#src/web/list/list-address.ts'
import { EmptyResults, Pages } from '#src/web/list/results.tsx'
import { Avatar } from '#src/web/ui/avatar.tsx'
import { Stars } from '#src/web/ui/stars.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import css from './course-reviews.module.css'
import { detailText } from './detail-text.ts'

type Reviews = AnswerOf<typeof courseApi.getReviews>

/** The reviews tab: mean, distribution of ratings, and the reviews. */
export function CourseReviews({ reviews }: { reviews: Reviews }) {
  const t = useText(detailText)
  const list = useList(courseApi.getReviews)
  const empty = { title: t.noReviews, text: t.noReviewsText }
  const nothing = <EmptyResults list={reviews} address={list} empty={empty} />
  if (reviews.total === 0) return nothing
  return (
    <div className={css.reviews}>
      <Summary reviews={reviews} />
      <div className={css.list}>
        <Tabs
          label={t.reviewSort}
          tabs={reviewSorts.map((name) => ({
            label: t[name],
            current: name === list.values.sort,
            to: list.href({ sort: name }),
          }))}
        />
        {reviews.items.length === 0 ? nothing : <ReviewItems reviews={reviews} />}
        <Pages list={reviews} address={list} />
      </div>
    </div>
  )
}

function ReviewItems({ reviews }: { reviews: Reviews }) {
  return (
    <ul className={css.items}>
      {reviews.items.map((review, place) => (
        <li key={`${reviews.page}.${place}`} className={css.review}>
          <Avatar name={review.realName} src={review.avatarUrl ?? undefined} />
          <div>
            <p className={css.by}>
              <strong>{review.realName}</strong>
              <Stars score={review.score} />
              <TimeAgo value={review.createdAt} />
            </p>
            <p>{review.content}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Summary({ reviews }: { reviews: Reviews }) {
  const t = useText(detailText)
  const format = useFormat()
  return (
    <div className={css.summary}>
      <p className={css.mean}>
        <strong>{reviews.score?.toFixed(1)}</strong> {t.outOf}
      </p>
      <Stars score={reviews.score ?? 0} size={20} />
      <p>{t.ratings(format.number(reviews.total))}</p>
      <ul className={css.spread}>
        {reviews.spread
          .map((count, index) => ({ stars: index + 1, count }))
          .reverse()
          .map(({ stars, count }) => (
            <li key={stars}>
              <span className="visually-hidden">{t.spread(String(stars), String(count))}</span>
              <span aria-hidden="true">{t.starsShort(String(stars))}</span>
              <span className={css.bar} aria-hidden="true">
                <span style={{ inlineSize: `${(count / reviews.total) * 100}%` }} />
              </span>
              <span aria-hidden="true">{count}</span>
            </li>
          ))}
      </ul>
    </div>
  )
}
