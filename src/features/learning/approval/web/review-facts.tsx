import { peoplePaths } from '#src/features/office/people/paths.ts'
import { Facts } from '#src/web/back-office/facts.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { useOffered } from '#src/web/root-data.ts'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { approvalPaths } from '../paths.ts'
import { ReasonList, stateTones } from './past-reviews.tsx'
import { publicationText } from './publication-text.ts'
import type { Review } from './review.ts'
import css from './review.module.css'
import { reviewText } from './review-text.ts'

/** What is known of a submission besides its course. */
export function SubmissionFacts({ review: { submission, course } }: { review: Review }) {
  const t = useText(reviewText)
  const format = useFormat()
  const isOffered = useOffered()
  const { holder, submitter } = submission
  const leads = course.ownerId !== null && isOffered(peoplePaths.people())
  return (
    <Panel title={t.facts}>
      <Facts
        items={[
          { term: t.kind, value: t[submission.kind] },
          { term: t.occasion, value: t[submission.occasion] },
          course.owner !== null && {
            term: t.owner,
            value: leads ? (
              <Link to={peoplePaths.person(course.ownerId!)}>{course.owner}</Link>
            ) : (
              course.owner
            ),
          },
          submitter !== null &&
            submitter !== course.owner && { term: t.submitter, value: submitter },
          course.school !== '' && { term: t.school, value: course.school },
          { term: t.submitted, value: <TimeAgo value={submission.submittedAt} /> },
          { term: t.live, value: course.isLive ? t.isLive : t.isNotLive },
          course.learnerCount > 0 && {
            term: t.learners,
            value: format.number(course.learnerCount),
          },
          submission.decidedAt === null && {
            term: t.holder,
            value: holder ? (holder.isMine ? t.me : holder.name) : t.free,
          },
        ]}
      />
    </Panel>
  )
}

/** The reviewer, the time and the reasons of a decision. */
export function Verdict({ submission }: Pick<Review, 'submission'>) {
  const t = useText(reviewText)
  const states = useText(publicationText).state
  const { state, decider, decidedAt, reasons } = submission
  return (
    <Panel title={t.verdict} actions={<Tag tone={stateTones[state]}>{states[state]}</Tag>}>
      <Facts
        items={[
          decider !== null && { term: t.decidedBy, value: decider },
          decidedAt !== null && { term: t.decidedAt, value: <TimeAgo value={decidedAt} /> },
        ]}
      />
      <ReasonList reasons={reasons} />
    </Panel>
  )
}

/** Every other submission of the course, with its decision. */
export function OtherSubmissions({ history }: Pick<Review, 'history'>) {
  const t = useText(reviewText)
  const states = useText(publicationText).state
  const format = useFormat()
  return (
    <Panel title={t.history}>
      {history.length === 0 ? (
        <p className={css.muted}>{t.noHistory}</p>
      ) : (
        <ol className={css.past}>
          {history.map((one) => (
            <li key={one.submissionId}>
              <p className={css.tags}>
                <Tag tone={stateTones[one.state]}>{states[one.state]}</Tag>
                <Link to={approvalPaths.review(one.submissionId)}>
                  {format.dateTime(one.submittedAt)}
                </Link>
                <span className={css.muted}>{t[one.occasion]}</span>
              </p>
              <ReasonList reasons={one.reasons} />
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}

/** Which keys there are, and the switch for them. */
export function Shortcuts({ on, turn }: { on: boolean; turn: (on: boolean) => void }) {
  const t = useText(reviewText)
  const keys = [
    ['A', t.keyApprove],
    ['R', t.keyReject],
    ['N', t.keyNext],
    ['T', t.keyTake],
  ] as const
  return (
    <details className={css.keys}>
      <summary>{t.shortcuts}</summary>
      <dl>
        {keys.map(([name, what]) => (
          <div key={name}>
            <dt>
              <kbd>{name}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Checkbox label={t.shortcutsOn} checked={on} onChange={turn} />
    </details>
  )
}
