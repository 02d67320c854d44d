import { useState } from 'react'
import { accountPaths } from '#src/features/people/account/paths.ts'
import { reasonWords } from '#src/features/people/report/reasons-text.ts'
import { pick } from '#src/shared/locale.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { usePagePath, useViewer } from '#src/web/root-data.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { countsFrom, reviewApi } from '../contract.ts'
import { reviewErrors } from '../errors.ts'
import type { Reviews } from './reviews.ts'
import { focusWords } from './focus-words.ts'
import { ReviewForm } from './review-form.tsx'
import { ReviewItem } from './review-item.tsx'
import css from './reviews.module.css'
import { reviewText } from './text.ts'

/** The viewer's review or the form for it; for others the way to write one. */
export function OwnReview({ reviews }: { reviews: Reviews }) {
  const t = useText(reviewText)
  const { courseId, mine, can } = reviews
  if (mine) return <Mine reviews={reviews} mine={mine} />
  if (!can.write.may) return <Closed why={can.write.why} />
  return (
    <section className={css.own} aria-label={t.write}>
      <h2>{t.write}</h2>
      <Counting reviews={reviews} />
      <ReviewForm courseId={courseId} mine={null} />
    </section>
  )
}

function Closed({ why }: { why: NonNullable<Reviews['can']['write']['why']> }) {
  const t = useText(reviewText)
  const locale = useLocale()
  const viewer = useViewer()
  const path = usePagePath()
  if (!viewer) {
    return (
      <div className={css.own}>
        <p>{t.signInFirst}</p>
        <p>
          <ButtonLink to={accountPaths.login(path)}>{t.signIn}</ButtonLink>
        </p>
      </div>
    )
  }
  return (
    <p className={css.own}>
      {why.id === reviewErrors.notJoined.id ? t.joinFirst : pick(why, locale)}
    </p>
  )
}

function Mine({ reviews, mine }: { reviews: Reviews; mine: NonNullable<Reviews['mine']> }) {
  const t = useText(reviewText)
  const locale = useLocale()
  const [edits, setEdits] = useState(false)
  const { act, pending } = useAct()
  const { courseId, can } = reviews
  const { hidden } = mine
  const remove = () =>
    act(
      reviewApi.deleteReview,
      { courseId },
      {
        ask: {
          ...{ title: t.deleteTitle, text: t.deleteText },
          ...{ confirm: t.deleteConfirm, danger: true },
        },
        verb: 'delete',
        said: t.deleted,
      },
    )
  return (
    <section className={css.own} aria-label={t.you}>
      <h2>{t.you}</h2>
      {hidden && (
        <div className={css.hidden}>
          <p>{t.hidden(pick(reasonWords[hidden.reason], locale), hidden.words)}</p>
          <p>{t.hiddenHelp}</p>
        </div>
      )}
      {edits ? (
        <div ref={focusWords}>
          <ReviewForm courseId={courseId} mine={mine} onClose={() => setEdits(false)} />
        </div>
      ) : (
        <>
          <ReviewItem review={mine} />
          {!hidden && <Counting reviews={reviews} />}
          <div className={css.acts}>
            {can.write.may && (
              <Button size="small" icon="edit" onClick={() => setEdits(true)}>
                {t.edit}
              </Button>
            )}
            {!hidden && (
              <Button
                size="small"
                variant="quiet"
                icon="trash"
                pending={pending}
                onClick={() => void remove()}
              >
                {t.delete}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  )
}

/** Says whether the viewer's rating enters the mean, or what it takes. */
function Counting({ reviews: { mine, progress } }: { reviews: Reviews }) {
  const t = useText(reviewText)
  const format = useFormat()
  if (mine?.counts) return <p className={css.muted}>{t.counts}</p>
  if (progress === null) return null
  const reached = progress >= countsFrom
  if (reached && !mine) return null
  return (
    <p className={css.muted}>
      {reached ? t.countsSoon : t.countsFrom(String(countsFrom), format.number(progress))}
    </p>
  )
}
