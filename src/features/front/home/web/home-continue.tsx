import { coursePaths } from '#src/features/learning/course/paths.ts'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import type { MyCourse } from '#src/features/learning/study/contract.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { CourseCover } from '#src/web/ui/course-cover.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Progress } from '#src/web/ui/progress.tsx'
import css from './home-continue.module.css'
import { homeText } from './home-text.ts'

/** The courses that a person has begun, each with a link to its next item. */
export function HomeContinue({ courses }: { courses: readonly MyCourse[] }) {
  const t = useText(homeText)
  return (
    <section className={css.strip} aria-labelledby="continue">
      <div className="container">
        <div className={css.head}>
          <h2 id="continue">{t.continueTitle}</h2>
          <Link to={studyPaths.myCourses(courses[0]?.kind ?? 'premium')} className={css.all}>
            {t.allMine}
            <Icon name="chevron-right" size={16} />
          </Link>
        </div>
        <ul className={css.list}>
          {courses.map((course) => (
            <Row key={course.courseId} course={course} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Row({ course }: { course: MyCourse }) {
  const t = useText(homeText)
  const format = useFormat()
  const { courseId, kind, name, next, done, items } = course
  const to = next ? studyPaths.study(kind, courseId, next.itemId) : coursePaths.course(course)
  return (
    <li className={css.row}>
      <div className={css.cover}>
        <CourseCover
          category={course.category.slug}
          theme={course.coverTheme}
          picture={course.cover}
          eager
        />
      </div>
      <div className={css.about}>
        <h3>
          <Link to={to} className={css.link}>
            {name}
          </Link>
        </h3>
        <p>{next ? t.nextItem(next.name) : t.doneOf(format.number(done), format.number(items))}</p>
        <Progress value={items > 0 ? done / items : 0} label={t.progressOf(name)} labelHidden />
      </div>
    </li>
  )
}
