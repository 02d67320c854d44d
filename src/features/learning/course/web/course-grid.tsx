import type { CourseCard as Card } from '../contract.ts'
import { CourseCard } from './course-card.tsx'
import css from './course-card.module.css'

/** Cards side by side. The first `eager` of them load their drawings at once. */
export function CourseGrid({
  courses,
  eager = 0,
  level,
}: {
  courses: readonly Card[]
  eager?: number
  level?: 2 | 3
}) {
  return (
    <ul className={css.grid}>
      {courses.map((course, index) => (
        <CourseCard key={course.courseId} course={course} level={level} eager={index < eager} />
      ))}
    </ul>
  )
}
