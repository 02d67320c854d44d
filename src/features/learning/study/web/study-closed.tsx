import { coursePaths } from '#src/features/learning/course/paths.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { CourseCover } from '#src/web/ui/course-cover.tsx'
import { closedText } from './closed-text.ts'
import css from './study-closed.module.css'
import type { Course } from './study-types.ts'

/** The reason why the course cannot be studied now, and the next step. */
export function StudyClosed({ why, course }: { why: 'notJoined' | 'notStarted'; course: Course }) {
  const t = useText(closedText)
  const format = useFormat()
  const date = course.semester ? format.date(course.semester.startsOn) : ''
  const joins = why === 'notJoined'
  return (
    <main id="main" className={css.page}>
      <div className={css.cover}>
        <CourseCover
          category={course.category.slug}
          theme={course.coverTheme}
          picture={course.cover}
          eager
        />
      </div>
      <h1>{joins ? t.notJoinedTitle : t.notStartedTitle}</h1>
      <p>{joins ? t.notJoinedText(course.name) : t.notStartedText(course.name, date)}</p>
      <ButtonLink variant="primary" size="large" to={coursePaths.course(course)}>
        {joins ? t.join : t.toCourse}
      </ButtonLink>
    </main>
  )
}
