import type { ReactNode } from 'react'
import { coursePaths } from '#src/features/learning/course/paths.ts'
import type { CourseCard } from '#src/features/learning/course/contract.ts'
import { heartsOf } from '#src/features/learning/favourite/web/hearts-of.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { CourseCover } from '#src/web/ui/course-cover.tsx'
import { Stars } from '#src/web/ui/stars.tsx'
import { HomeFee } from './home-fee.tsx'
import css from './home-premium.module.css'
import { homeText } from './home-text.ts'

/** The best-rated course large, the others beside it as a quiet list. */
export function HomePremium({
  courses,
  collected,
}: {
  courses: readonly CourseCard[]
  /** Of `readCollected`. */
  collected: number[] | null
}) {
  const t = useText(homeText)
  const [first, ...others] = courses
  const hearts = heartsOf('course', collected, true)
  if (!first) return null
  return (
    <section className="band" aria-labelledby="premium">
      <div className={`container ${css.grid}`}>
        <header className={css.head}>
          <h2 id="premium">{t.premiumTitle}</h2>
          <p>{t.premiumLead}</p>
          <ButtonLink to={coursePaths.list('premium')}>{t.allPremium}</ButtonLink>
        </header>
        <First course={first} heart={heartsOf('course', collected)?.(first.courseId, first.name)} />
        <ul className={css.others}>
          {others.slice(0, 6).map((course) => (
            <Other
              key={course.courseId}
              course={course}
              heart={hearts?.(course.courseId, course.name)}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Cover({ course, large }: { course: CourseCard; large?: boolean }) {
  return (
    <CourseCover
      category={course.category.slug}
      theme={course.coverTheme}
      picture={course.cover}
      large={large}
    />
  )
}

function First({ course, heart }: { course: CourseCard; heart: ReactNode }) {
  return (
    <article className={css.first}>
      <Cover course={course} large />
      {heart}
      <p className={css.category}>{course.category.name}</p>
      <h3>
        <Link to={coursePaths.course(course)} className={css.link}>
          {course.name}
        </Link>
      </h3>
      <p className={css.introduction}>{course.introduction}</p>
      <Facts course={course} />
    </article>
  )
}

function Other({ course, heart }: { course: CourseCard; heart: ReactNode }) {
  return (
    <li className={css.other} data-heart={heart ? '' : undefined}>
      <div className={css.thumb}>
        <Cover course={course} />
      </div>
      <div>
        <p className={css.category}>{course.category.name}</p>
        <h3>
          <Link to={coursePaths.course(course)} className={css.link}>
            {course.name}
          </Link>
        </h3>
        <Facts course={course} />
      </div>
      {heart}
    </li>
  )
}

function Facts({ course }: { course: CourseCard }) {
  const t = useText(homeText)
  const format = useFormat()
  return (
    <p className={css.facts}>
      {course.score !== null && (
        <span className={css.score}>
          <Stars score={course.score} />
          <strong>{course.score.toFixed(1)}</strong>
        </span>
      )}
      <span>{format.list(course.teachers)}</span>
      <span>{t.learners(course.learnerCount, format.compact(course.learnerCount))}</span>
      <HomeFee fee={course.fee} />
    </p>
  )
}
