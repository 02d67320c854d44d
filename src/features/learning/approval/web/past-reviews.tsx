import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { pick } from '#src/shared/locale.ts'
import { Tag, type Tone } from '#src/web/ui/tag.tsx'
import { reasonWords } from '../places-text.ts'
import type { Past, Reason } from '../shapes.ts'
import type { SubmissionState } from '../states.ts'
import { publicationText } from './publication-text.ts'
import css from './publication.module.css'

export const stateTones: Record<SubmissionState, Tone> = {
  waiting: 'warning',
  recalled: 'neutral',
  approved: 'success',
  rejected: 'danger',
}

/** Every submission of a course, newest first, with its reasons. */
export function PastReviews({ history }: { history: readonly Past[] }) {
  const t = useText(publicationText)
  const format = useFormat()
  const [last] = history
  return (
    <details className={css.fold} open={last?.state === 'rejected'}>
      <summary>{t.history}</summary>
      <ol className={css.past}>
        {history.map((one) => (
          <li key={one.submissionId}>
            <p className={css.tags}>
              <Tag tone={stateTones[one.state]}>{t.state[one.state]}</Tag>
              <span>{one.occasion === 'again' ? t.submittedAgain : t[one.occasion]}</span>
              <span className={css.muted}>
                {one.decidedAt
                  ? t.decidedOn(format.dateTime(one.decidedAt))
                  : t.submittedOn(format.dateTime(one.submittedAt))}
              </span>
            </p>
            <ReasonList reasons={one.reasons} />
          </li>
        ))}
      </ol>
    </details>
  )
}

/** Reasons with their places. Words in one language serve for the other too. */
export function ReasonList({ reasons }: { reasons: readonly Reason[] }) {
  const locale = useLocale()
  if (reasons.length === 0) return null
  return (
    <ul className={css.reasons}>
      {reasons.map((reason) => (
        <li key={`${reason.key}.${reason.field}.${reason.code}`}>
          <strong>{reason.place}</strong>
          <span>{pick(reasonWords[reason.code], locale)}</span>
          <ReasonOwnWords reason={reason} />
        </li>
      ))}
    </ul>
  )
}

export function ReasonOwnWords({ reason: { zh, en } }: { reason: Pick<Reason, 'zh' | 'en'> }) {
  const locale = useLocale()
  const words = pick({ zh: zh || en, en: en || zh }, locale)
  return words === '' ? null : <span className={css.words}>{words}</span>
}
