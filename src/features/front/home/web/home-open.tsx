import type { ReactNode } from 'react'
import { coursePaths } from '#src/features/learning/course/paths.ts'
import type { CourseCard } from '#src/features/learning/course/contract.ts'
import { heartsOf } from '#src/features/learning/favourite/web/hearts-of.tsx'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { HomeFee } from './home-fee.tsx'
import css from './home-open.module.css'
import { homeText } from './home-text.ts'

/** Open courses as a departure board: the day, the course, the teacher. */
export function HomeOpen({
  courses,
  collected,
}: {
  courses: readonly CourseCard[]
  /** Of `readCollected`. */
  collected: number[] | null
}) {
  const t = useText(homeText)
  const hearts = heartsOf('course', collected, true)
  return (
    <section className="band band-sand" aria-labelledby="open">
      <div className={`container ${css.grid}`}>
        <header className={css.head}>
          <h2 id="open">{t.openTitle}</h2>
          <p>{t.openLead}</p>
          <ButtonLink to={coursePaths.list('open')}>{t.allOpen}</ButtonLink>
        </header>
        <ol className={css.list}>
          {courses.map((course) => (
            <OpenCourseRow
              key={course.courseId}
              course={course}
              heart={hearts?.(course.courseId, course.name)}
            />
          ))}
        </ol>
      </div>
    </section>
  )
}

function OpenCourseRow({ course, heart }: { course: CourseCard; heart: ReactNode }) {
  const t = useText(homeText)
  const format = useFormat()
  const locale = useLocale()
  const { semester } = course
  if (!semester) return null
  const upcoming = semester.state === 'upcoming'
  const day = dayParts(semester.startsOn, locale)
  return (
    <li className={css.row} data-heart={heart ? '' : undefined}>
      <time dateTime={semester.startsOn} className={css.day}>
        <span className={css.month}>{day.month}</span>
        <span className={css.number}>{day.day}</span>
      </time>
      <div className={css.about}>
        <h3>
          <Link to={coursePaths.course(course)} className={css.link}>
            {course.name}
          </Link>
        </h3>
        <p>
          <span>{course.category.name}</span>
          <span>{format.list(course.teachers)}</span>
          <span>{t.lessons(course.lessonCount, format.number(course.lessonCount))}</span>
        </p>
      </div>
      <p className={css.state} data-soon={upcoming || undefined}>
        <strong>{upcoming ? t.startsSoon : t.running}</strong>
        <span>{t.until(format.date(semester.endsOn))}</span>
      </p>
      <p className={css.fee}>
        <HomeFee fee={course.fee} />
      </p>
      {heart ?? <Icon name="arrow-right" size={20} />}
    </li>
  )
}

function dayParts(date: string, locale: string): { month: string; day: string } {
  const day = new Date(date)
  return {
    month: new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }).format(day),
    day: String(day.getUTCDate()),
  }
}
