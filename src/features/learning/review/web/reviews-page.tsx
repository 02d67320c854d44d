import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { CourseFrame } from '#src/features/learning/course/web/course-frame.tsx'
import { redirectToKind } from '#src/features/learning/course/web/redirect-to-kind.ts'
import { structuredCourse } from '#src/features/learning/course/web/structured-course.ts'
import { readCollected } from '#src/features/learning/favourite/web/read-collected.ts'
import { readList } from '#src/web/list/list-address.ts'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { reviewApi } from '../contract.ts'
import { CourseReviews } from './course-reviews.tsx'
import { reviewText } from './text.ts'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const given = pageOf(context)
  const { api, locale, site } = given
  const courseId = Number(params['courseId'] ?? '')
  const [course, reviews, collected] = await Promise.all([
    api(courseApi.getCourse, { courseId }),
    api(reviewApi.getReviews, readList(request, reviewApi.getReviews, { courseId })),
    readCollected(given, 'course', [courseId]),
  ])
  redirectToKind(course, request, locale)
  return { course, reviews, collected, structured: structuredCourse(course, site, locale) }
}

export const meta = pageMeta(
  reviewText,
  (t, { course, structured }: LoaderData<typeof loader>) => ({
    title: `${t.title} · ${course.name}`,
    description: course.introduction,
    structured,
  }),
)

/** The reviews of a course, a tab of its page. */
export default function ReviewsPage() {
  const { course, reviews, collected } = useLoaderData<typeof loader>()
  return (
    <CourseFrame course={course} tab="comment" collected={collected}>
      <CourseReviews reviews={reviews} />
    </CourseFrame>
  )
}
