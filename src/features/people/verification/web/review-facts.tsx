import { peoplePaths } from '#src/features/office/people/paths.ts'
import { verificationPaths } from '../paths.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { pick } from '#src/shared/locale.ts'
import { Panel } from '#src/web/ui/panel.tsx'
import { Facts } from '#src/web/back-office/facts.tsx'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { useOffered } from '#src/web/root-data.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { rejectReasonWords } from '../review-text.ts'
import { type verificationApi, verificationErrors } from '../contract.ts'
import { reviewText } from './review-page-text.ts'
import { VerificationState } from './verification-state.tsx'
import css from './verification-review.module.css'

export type Review = AnswerOf<typeof verificationApi.getVerificationForReview>

/** The reviewer's own application is shown without documents. */
export const isOwn = ({ can }: Pick<Review, 'can'>) =>
  can.reject.why?.id === verificationErrors.ownVerification.id

/** The applicant's statements, which must agree with the documents. */
export function ApplicationFacts({ application }: Pick<Review, 'application'>) {
  const t = useText(reviewText)
  const { schoolState } = application
  return (
    <Panel title={t.application}>
      <Facts
        items={[
          { term: t.realName, value: <strong>{application.name}</strong> },
          {
            term: t.school,
            value: (
              <span className={css.school}>
                <strong>{application.schoolName || t.noSchool}</strong>
                {schoolState === 'pending' && <Tag tone="warning">{t.schoolWaits}</Tag>}
                {schoolState === 'rejected' && <Tag tone="danger">{t.schoolRejected}</Tag>}
              </span>
            ),
          },
          application.provinceName !== '' && { term: t.province, value: application.provinceName },
          application.coursesTaught !== '' && { term: t.courses, value: application.coursesTaught },
          application.note !== '' && {
            term: t.note,
            value: <p className={css.note}>{application.note}</p>,
          },
          { term: t.submitted, value: <TimeAgo value={application.submittedAt} /> },
        ]}
      />
    </Panel>
  )
}

/** The person, as in the profile. */
export function PersonFacts({ person }: Pick<Review, 'person'>) {
  const t = useText(reviewText)
  const isOffered = useOffered()
  return (
    <Panel
      title={t.person}
      actions={
        isOffered(peoplePaths.people()) && (
          <ButtonLink size="small" to={peoplePaths.person(person.userId)}>
            {t.openPerson}
          </ButtonLink>
        )
      }
    >
      <Facts
        items={[
          { term: t.userName, value: person.userName },
          { term: t.profileName, value: person.name },
          person.schoolName !== '' && { term: t.profileSchool, value: person.schoolName },
          person.college !== '' && { term: t.college, value: person.college },
          person.phone !== '' && { term: t.phone, value: person.phone },
          person.email !== '' && { term: t.email, value: person.email },
          person.introduction !== '' && { term: t.introduction, value: person.introduction },
          { term: t.joined, value: <TimeAgo value={person.createdAt} /> },
          person.verifiedAt !== null && {
            term: t.verifiedAt,
            value: <TimeAgo value={person.verifiedAt} />,
          },
        ]}
      />
    </Panel>
  )
}

/** Every other application of the person, with its decision. */
export function EarlierApplications({ history }: Pick<Review, 'history'>) {
  const t = useText(reviewText)
  const locale = useLocale()
  const format = useFormat()
  return (
    <Panel title={t.history}>
      {history.length === 0 ? (
        <p className={css.muted}>{t.noHistory}</p>
      ) : (
        <ol className={css.history}>
          {history.map((one) => (
            <li key={one.verificationId}>
              <div className={css.school}>
                <VerificationState status={one.status} />
                <Link to={verificationPaths.review(one.verificationId)} prefetch="none">
                  {format.date(one.submittedAt)}
                </Link>
              </div>
              {one.reason !== null && (
                <p>
                  {pick(rejectReasonWords[one.reason], locale)}
                  {one.reasonText !== '' && <span className={css.words}>{one.reasonText}</span>}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
