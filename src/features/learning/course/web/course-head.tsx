import type { ReactNode } from 'react'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { courseApi } from '../contract.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { CourseCover } from '#src/web/ui/course-cover.tsx'
import { Link } from '#src/web/link.tsx'
import { coursePaths } from '../paths.ts'
import { Icon, type IconName } from '#src/web/ui/icon.tsx'
import { Progress } from '#src/web/ui/progress.tsx'
import { Stars } from '#src/web/ui/stars.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { cardText } from './card-text.ts'
import { CertificateLine } from './certificate-line.tsx'
import { Fee, SemesterLine } from './course-card.tsx'
import css from './course-page.module.css'
import { itemIcons, kindsListed } from './item-icons.ts'
import { EarnNote, JoinButton, TrialLink } from './join-button.tsx'
import { LanguageTag, useForeign } from './other-language.tsx'
import { detailText } from './detail-text.ts'

type Course = AnswerOf<typeof courseApi.getCourse>

/** The facts that a learner decides by: name, teachers, score, price, and the button. */
export function CourseHead({ course, beside }: { course: Course; beside?: ReactNode }) {
  const t = useText(detailText)
  const card = useText(cardText)
  const format = useFormat()
  const foreign = useForeign()
  const langOf = (text: Course['foreign'][number]) => foreign(course.foreign.includes(text))
  return (
    <div className={css.head}>
      <div className={css.headText}>
        <div className={css.tags}>
          <Tag tone="action">{course.category.name}</Tag>
          <Tag>{card[course.difficulty]}</Tag>
          <Tag>{course.language === 'en' ? card.inEnglish : card.inChinese}</Tag>
          {course.foreign.length > 0 && <LanguageTag />}
        </div>
        <h1 lang={langOf('name')}>{course.name}</h1>
        <p className={css.lead} lang={langOf('introduction')}>
          {course.introduction}
        </p>
        <p className={css.line}>
          {course.score === null ? (
            <span className={css.muted}>{card.noScore}</span>
          ) : (
            <>
              <Stars score={course.score} size={18} />
              <strong>{course.score.toFixed(1)}</strong>
              <span className={css.muted}>{t.ratings(format.number(course.ratingCount))}</span>
            </>
          )}
          <span className={css.muted}>{card.learners(format.number(course.learnerCount))}</span>
        </p>
        <p className={css.line}>
          <span className={css.muted}>{t.teachers}</span>
          <span>{format.list(course.teachers)}</span>
        </p>
        {course.school && (
          <p className={css.line}>
            <span className={css.muted}>{t.school}</span>
            <span>{course.school.name}</span>
          </p>
        )}
        <SemesterLine course={course} />
        {course.semester && (
          <Link to={coursePaths.semester(course.semester.semesterId)}>{t.schedule}</Link>
        )}
        {!course.published && <p className={css.notice}>{t.notPublished}</p>}
        <div className={css.acts}>
          <div className={css.act}>
            <JoinButton course={course} />
            {!course.progress && (
              <span className={css.price}>
                <Fee fee={course.fee} />
              </span>
            )}
          </div>
          <TrialLink course={course} />
          {beside}
        </div>
        <EarnNote course={course} />
        <CertificateLine course={course} />
        {course.progress && course.progress.total > 0 && (
          <div className={css.progress}>
            <Progress
              label={t.yourProgress(
                format.number(course.progress.done),
                format.number(course.progress.total),
              )}
              value={course.progress.done / course.progress.total}
            />
          </div>
        )}
      </div>
      <div className={css.headCover}>
        <CourseCover
          category={course.category.slug}
          theme={course.coverTheme}
          picture={course.cover}
          eager
          large
        />
        <Facts course={course} />
      </div>
    </div>
  )
}

function Facts({ course }: { course: Course }) {
  const t = useText(detailText)
  const format = useFormat()
  const facts: [IconName, string][] = [
    ...(course.durationSeconds > 0
      ? [['clock', t.duration(format.clock(course.durationSeconds))] as [IconName, string]]
      : []),
    ...kindsListed.flatMap((kind): [IconName, string][] =>
      course.counts[kind] > 0
        ? [[itemIcons[kind], t.counts[kind](format.number(course.counts[kind]))]]
        : [],
    ),
  ]
  if (facts.length === 0) return null
  return (
    <ul className={css.facts} aria-label={t.facts}>
      {facts.map(([icon, text]) => (
        <li key={icon}>
          <Icon name={icon} size={18} />
          {text}
        </li>
      ))}
    </ul>
  )
}
