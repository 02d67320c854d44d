import type { ReactNode } from 'react'
import type { CourseCard as Card } from '../contract.ts'
import { CourseCard } from './course-card.tsx'
import type { MatchedParts } from './course-match.tsx'
import css from './course-card.module.css'

/** Cards side by side. The first `eager` of them load their drawings at once. */
export function CourseGrid({
  courses,
  matched,
  eager = 0,
  corner,
  level,
}: {
  courses: readonly Card[]
  /** In a search: the parts of each card with what was found. */
  matched?: readonly MatchedParts[]
  eager?: number
  /** Renders the corner of each card. */
  corner?: ((courseId: number, name: string) => ReactNode) | undefined
  level?: 2 | 3
}) {
  return (
    <ul className={css.grid}>
      {courses.map((course, index) => (
        <CourseCard
          key={course.courseId}
          course={course}
          matched={matched?.[index]}
          level={level}
          eager={index < eager}
          corner={corner?.(course.courseId, course.name)}
        />
      ))}
    </ul>
  )
}
