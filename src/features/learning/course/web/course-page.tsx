import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readCollected } from '#src/features/learning/favourite/web/read-collected.ts'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { courseApi } from '../contract.ts'
import { CourseFrame } from './course-frame.tsx'
import { CourseIntro } from './course-intro.tsx'
import { detailText } from './detail-text.ts'
import { Outline } from './outline.tsx'
import { redirectToKind } from './redirect-to-kind.ts'
import { structuredCourse } from './structured-course.ts'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const given = pageOf(context)
  const { api, locale, site } = given
  const tab = params['tab'] === 'catalog' ? ('catalog' as const) : ('intro' as const)
  const courseId = Number(params['courseId'] ?? '')
  const [course, outline, collected] = await Promise.all([
    api(courseApi.getCourse, { courseId }),
    tab === 'catalog' ? api(courseApi.getCatalog, { courseId }) : null,
    readCollected(given, 'course', [courseId]),
  ])
  redirectToKind(course, request, locale)
  return { tab, course, outline, collected, structured: structuredCourse(course, site, locale) }
}

export const meta = pageMeta(
  detailText,
  (t, { course, tab, structured }: LoaderData<typeof loader>) => ({
    title: tab === 'intro' ? course.name : `${t[tab]} · ${course.name}`,
    description: course.introduction,
    structured,
  }),
)

export default function CoursePage() {
  const { tab, course, outline, collected } = useLoaderData<typeof loader>()
  return (
    <CourseFrame course={course} tab={tab} collected={collected}>
      {tab === 'intro' && <CourseIntro course={course} />}
      {outline && <Outline course={course} chapters={outline.chapters} />}
    </CourseFrame>
  )
}
