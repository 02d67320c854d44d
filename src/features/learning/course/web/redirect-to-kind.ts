import { redirect } from 'react-router'
import { type Locale, withLocale } from '#src/shared/locale.ts'
import type { CourseKind } from '../contract.ts'
import { coursePaths } from '../paths.ts'
import { kindOf } from './kind.ts'

/** The other kind's address leads to the right one. @throws a redirect */
export function redirectToKind(
  course: { courseId: number; kind: CourseKind },
  request: Request,
  locale: Locale,
): void {
  if (course.kind !== kindOf(new URL(request.url).pathname))
    throw redirect(withLocale(locale, coursePaths.course(course)))
}
