import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import type { useList } from '#src/web/list/list-address.ts'
import { Stars } from '#src/web/ui/stars.tsx'
import { countsFrom, type reviewApi } from '../contract.ts'
import type { Reviews } from './reviews.ts'
import css from './reviews.module.css'
import { reviewText } from './text.ts'

/** The mean of the ratings that count, and their distribution, by which the list is filtered. */
export function Summary({
  reviews,
  list,
}: {
  reviews: Reviews
  list: ReturnType<typeof useList<typeof reviewApi.getReviews>>
}) {
  const t = useText(reviewText)
  const format = useFormat()
  const { score, ratingCount, spread, written } = reviews
  const chosen = list.given.stars
  return (
    <div className={css.summary}>
      {score === null ? (
        <p className={css.none}>{t.noScore}</p>
      ) : (
        <>
          <p className={css.mean}>
            <strong>{score.toFixed(1)}</strong> {t.outOf}
          </p>
          <Stars score={score} size={20} />
        </>
      )}
      <p>
        {t.ratings(format.number(ratingCount))} · {t.written(format.number(written))}
      </p>
      {written > 0 && (
        <ul className={css.spread}>
          {spread
            .map((count, index) => ({ stars: String(index + 1), count }))
            .reverse()
            .map(({ stars, count }) => (
              <li key={stars}>
                <Link
                  to={list.href({ stars: chosen === stars ? '' : stars })}
                  preventScrollReset
                  title={chosen === stars ? t.allStars : t.onlyStars(stars)}
                  aria-current={chosen === stars ? 'true' : undefined}
                  className={css.star}
                >
                  <span className="visually-hidden">{t.spread(stars, String(count))}</span>
                  <span aria-hidden="true">{t.starsShort(stars)}</span>
                  <span className={css.bar} aria-hidden="true">
                    <span style={{ inlineSize: `${(count / Math.max(1, ratingCount)) * 100}%` }} />
                  </span>
                  <span aria-hidden="true">{count}</span>
                </Link>
              </li>
            ))}
        </ul>
      )}
      {chosen && (
        <Link to={list.href({ stars: '' })} preventScrollReset>
          {t.allStars}
        </Link>
      )}
      <p className={css.how}>{t.howCounted(String(countsFrom))}</p>
    </div>
  )
}
