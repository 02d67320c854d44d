import type { ReactNode } from 'react'
import { coursePaths } from '../paths.ts'
import type { CourseCard as Card } from '../contract.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Card as Frame, CardLink } from '#src/web/ui/card.tsx'
import { CourseCover } from '#src/web/ui/course-cover.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import type { MatchedParts } from './course-match.tsx'
import { useForeign } from './other-language.tsx'
import css from './course-card.module.css'
import { cardText } from './card-text.ts'

/** A course in a list. The whole card is the link. */
export function CourseCard({
  course,
  matched,
  level = 3,
  eager,
  corner,
}: {
  course: Card
  /** In a search: its parts with what was found. */
  matched?: MatchedParts | undefined
  /** Level of its heading. */
  level?: 2 | 3
  /** Whether the card is above the fold. */
  eager?: boolean
  /** In the corner of its cover. */
  corner?: ReactNode
}) {
  const t = useText(cardText)
  const format = useFormat()
  const foreign = useForeign()
  const Heading = `h${level}` as const
  return (
    <Frame as="li" interactive padded={false} className={css.card}>
      <CourseCover
        category={course.category.slug}
        theme={course.coverTheme}
        picture={course.cover}
        eager={eager}
      />
      {corner}
      <div className={css.body}>
        <p className={css.category}>{matched?.category ?? course.category.name}</p>
        <Heading className={css.name} lang={foreign(course.foreign.includes('name'))}>
          <CardLink to={coursePaths.course(course)} prefetch="intent">
            {matched?.name ?? course.name}
          </CardLink>
        </Heading>
        <p className={css.teachers}>{matched?.teachers ?? format.list(course.teachers)}</p>
        {matched?.note}
        <SemesterLine course={course} />
        <div className={css.tags}>
          <Tag>{t[course.difficulty]}</Tag>
          {course.language === 'en' && <Tag>{t.inEnglish}</Tag>}
        </div>
        <div className={css.foot}>
          {course.score === null ? (
            <span className={css.muted}>{t.noScore}</span>
          ) : (
            <span className={css.score}>
              <Icon name="star" size={16} label={t.scoreLabel} />
              <strong>{course.score.toFixed(1)}</strong>
            </span>
          )}
          <span className={css.muted}>{t.learners(format.compact(course.learnerCount))}</span>
          <Fee fee={course.fee} />
        </div>
      </div>
    </Frame>
  )
}

/** The dates of an open course; nothing for a premium one. */
export function SemesterLine({ course }: { course: Pick<Card, 'semester'> }) {
  const t = useText(cardText)
  const format = useFormat()
  if (!course.semester) return null
  const { state, startsOn, endsOn } = course.semester
  const text = {
    upcoming: t.startsOn(format.date(startsOn)),
    running: t.endsOn(format.date(endsOn)),
    ended: t.endedOn(format.date(endsOn)),
  }[state]
  return <p className={state === 'upcoming' ? css.soon : css.teachers}>{text}</p>
}

export function Fee({ fee }: { fee: number }) {
  const t = useText(cardText)
  const format = useFormat()
  return (
    <span className={fee === 0 ? css.free : css.fee}>
      {fee === 0 ? t.free : t.coins(format.number(fee))}
    </span>
  )
}
