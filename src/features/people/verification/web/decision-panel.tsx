import { verificationPaths } from '../paths.ts'
import { pick } from '#src/shared/locale.ts'
import { Panel } from '#src/web/ui/panel.tsx'
import { Facts } from '#src/web/back-office/facts.tsx'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { rejectReasonWords } from '../review-text.ts'
import { isOwn, type Review } from './review-facts.tsx'
import { reviewText } from './review-page-text.ts'
import { VerificationState } from './verification-state.tsx'
import css from './verification-review.module.css'

/** The acts, few enough to stay in sight. */
export function DecisionPanel({
  review,
  pending,
  onApprove,
  onReject,
}: {
  review: Review
  pending: boolean
  onApprove: () => void
  onReject: () => void
}) {
  const t = useText(reviewText)
  const { can, nextId } = review
  return (
    <section
      className={css.decide}
      aria-label={t.panel}
      data-open={can.reject.may ? '' : undefined}
    >
      {isOwn(review) && <p>{t.own}</p>}
      {can.reject.may && (
        <div className={css.acts}>
          {can.approve.may && (
            <Button variant="primary" icon="check" pending={pending} onClick={onApprove}>
              {t.approve}
            </Button>
          )}
          <Button icon="close" onClick={onReject}>
            {t.reject}
          </Button>
        </div>
      )}
      <div className={css.acts}>
        {nextId !== null && (
          <ButtonLink
            variant={can.reject.may ? 'quiet' : 'secondary'}
            icon="arrow-right"
            to={verificationPaths.review(nextId)}
          >
            {t.next}
          </ButtonLink>
        )}
        {!can.reject.may && nextId === null && (
          <ButtonLink to={verificationPaths.queue()}>{t.back}</ButtonLink>
        )}
      </div>
    </section>
  )
}

/** The reviewer, the time and the words of a decision. */
export function Verdict({ application }: Pick<Review, 'application'>) {
  const t = useText(reviewText)
  const locale = useLocale()
  const { reason, reasonZh, reasonEn, deciderName, decidedAt } = application
  const words = [...new Set([reasonZh, reasonEn])].filter(Boolean)
  return (
    <Panel title={t.verdict} actions={<VerificationState status={application.status} />}>
      <Facts
        items={[
          deciderName !== null && { term: t.decidedBy, value: deciderName },
          decidedAt !== null && { term: t.decidedAt, value: <TimeAgo value={decidedAt} /> },
          reason !== null && { term: t.reason, value: pick(rejectReasonWords[reason], locale) },
          words.length > 0 && {
            term: t.words,
            value: words.map((text) => (
              <p key={text} className={css.note}>
                {text}
              </p>
            )),
          },
        ]}
      />
    </Panel>
  )
}

/** Which keys there are, and the switch for the single letters. */
export function ShortcutList({ on, turn }: { on: boolean; turn: (on: boolean) => void }) {
  const t = useText(reviewText)
  const keys = [
    [['A'], t.keyApprove],
    [['R'], t.keyReject],
    [['N'], t.keyNext],
    [['←', '→'], t.keyPictures],
    [['+', '−', '0'], t.keyZoom],
    [['[', ']'], t.keyTurn],
    [['F'], t.keyFull],
  ] as const
  return (
    <details className={css.keys}>
      <summary>{t.shortcuts}</summary>
      <dl>
        {keys.map(([names, what]) => (
          <div key={what}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Checkbox label={t.shortcutsOn} checked={on} onChange={turn} />
    </details>
  )
}
