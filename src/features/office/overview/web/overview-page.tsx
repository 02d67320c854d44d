import { feedbackPaths } from '#src/features/front/feedback/paths.ts'
import { approvalPaths } from '#src/features/learning/approval/paths.ts'
import { auditPaths } from '#src/features/office/audit/paths.ts'
import { moderationPaths } from '#src/features/office/moderation/paths.ts'
import { outboxPaths } from '#src/features/office/outbox/paths.ts'
import { peoplePaths } from '#src/features/office/people/paths.ts'
import { verificationPaths } from '#src/features/people/verification/paths.ts'
import { overviewApi } from '#src/features/office/overview/contract.ts'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import notes from '#src/web/back-office/notes.module.css'
import { fileSize } from '#src/web/ui/file-rules.ts'
import { Page } from '#src/web/ui/page.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { pageOf } from '#src/web/page.ts'
import { Icon, type IconName } from '#src/web/ui/icon.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { overviewText } from './overview-text.ts'
import css from './overview.module.css'

type Overview = AnswerOf<typeof overviewApi.getOverview>

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  return { overview: await api(overviewApi.getOverview, {}) }
}

export default function OverviewPage() {
  const { overview } = useLoaderData<typeof loader>()
  const t = useText(overviewText)
  return (
    <Page dense title={t.title}>
      <Waiting overview={overview} />
      <People overview={overview} />
    </Page>
  )
}

/** Work that waits, the most pressing first; an entry without work is left out. */
function Waiting({ overview }: { overview: Overview }) {
  const t = useText(overviewText)
  const format = useFormat()
  const { outbox, oldestVerificationAt, oldestCourseAt, oldestReportAt } = overview
  const entries = [
    {
      to: verificationPaths.queue(),
      icon: 'certificate',
      count: overview.verifications,
      label: t.verifications,
      hint: oldestVerificationAt && <TimeAgo value={oldestVerificationAt}>{t.oldest}</TimeAgo>,
    },
    {
      to: approvalPaths.queue(),
      icon: 'course',
      count: overview.courses,
      label: t.courses,
      hint: oldestCourseAt && <TimeAgo value={oldestCourseAt}>{t.oldestCourse}</TimeAgo>,
    },
    {
      to: moderationPaths.reports(),
      icon: 'flag',
      count: overview.reports,
      label: t.reports,
      hint: oldestReportAt && <TimeAgo value={oldestReportAt}>{t.oldestReport}</TimeAgo>,
    },
    {
      to: verificationPaths.schools(),
      icon: 'open-course',
      count: overview.schools,
      label: t.schools,
      hint: t.schoolsHint,
    },
    {
      to: feedbackPaths.list(),
      icon: 'edit',
      count: overview.feedback ?? 0,
      label: t.feedback,
      hint: t.feedbackHint,
    },
    {
      to: outboxPaths.outbox({ status: 'failed' }),
      icon: 'error',
      count: outbox?.failed ?? 0,
      label: t.failed,
      hint: t.failedHint,
    },
    {
      to: outboxPaths.outbox({ status: 'kept' }),
      icon: 'message',
      count: outbox?.kept ?? 0,
      label: t.kept,
      hint: t.keptHint,
    },
  ] satisfies { icon: IconName; [more: string]: unknown }[]
  const shown = entries.filter(({ count }) => count > 0)
  return (
    <section className={css.part} aria-labelledby="waiting">
      <h2 id="waiting">{t.waiting}</h2>
      {shown.length === 0 ? (
        <div className={css.done}>
          <Icon name="check-circle" size={22} />
          <p>
            <strong>{t.nothing}</strong>
            <span>{t.nothingText}</span>
          </p>
        </div>
      ) : (
        <ul className={css.waiting}>
          {shown.map((entry) => (
            <li key={entry.to}>
              <Link to={entry.to} className={css.entry}>
                <span className={css.icon}>
                  <Icon name={entry.icon} size={22} />
                </span>
                <span className={css.words}>
                  <span className={css.label}>{entry.label}</span>
                  {entry.hint && <span className={css.hint}>{entry.hint}</span>}
                </span>
                <span className={css.count}>{t.count(format.number(entry.count))}</span>
                <Icon name="chevron-right" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Numbers of the site, for administrators; each leads to the people it counts. */
function People({ overview }: { overview: Overview }) {
  const t = useText(overviewText)
  const { people, outbox, recentActs, storage } = overview
  if (!people) return null
  return (
    <>
      <section className={css.part} aria-labelledby="people">
        <h2 id="people">{t.people}</h2>
        <dl className={css.figures}>
          <Figure label={t.total} value={people.total} to={peoplePaths.people()} />
          <Figure label={t.newThisWeek} value={people.newThisWeek} to={peoplePaths.people()} />
          <Figure
            label={t.locked}
            value={people.locked}
            to={peoplePaths.people({ state: 'locked' })}
          />
          <Figure
            label={t.leaving}
            value={people.leaving}
            to={peoplePaths.people({ state: 'leaving' })}
          />
        </dl>
      </section>
      <section className={css.part} aria-labelledby="records">
        <h2 id="records">{t.records}</h2>
        <dl className={css.figures}>
          <Figure label={t.recentActs} value={recentActs ?? 0} to={auditPaths.log()} />
          <Figure
            label={t.queue}
            value={outbox?.waiting ?? 0}
            to={outboxPaths.outbox({ status: 'waiting' })}
          />
        </dl>
      </section>
      {storage && <Space storage={storage} />}
    </>
  )
}

/** The space that files take, and what is left for everything else. */
function Space({ storage }: { storage: NonNullable<Overview['storage']> }) {
  const t = useText(overviewText)
  const format = useFormat()
  const { files, used, free, isLow } = storage
  return (
    <section className={css.part} aria-labelledby="storage">
      <h2 id="storage">{t.storage}</h2>
      {isLow && free !== null && (
        <p className={notes.notice} role="status">
          <strong>{t.low}</strong> {t.lowHint(fileSize(free))}
        </p>
      )}
      <dl className={css.figures}>
        {[
          { label: t.filesStored, value: format.number(files) },
          { label: t.spaceUsed, value: fileSize(used) },
          ...(free === null ? [] : [{ label: t.spaceFree, value: fileSize(free) }]),
        ].map(({ label, value }) => (
          <div key={label} className={css.figure}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Figure({ label, value, to }: { label: string; value: number; to: string }) {
  const format = useFormat()
  const number = format.number(value)
  return (
    <div className={css.figure}>
      <dt>{label}</dt>
      <dd>
        <Link to={to} className={css.number} aria-label={`${label} ${number}`}>
          {number}
        </Link>
      </dd>
    </div>
  )
}
