import { coursePaths, courseTabs } from '../paths.ts'
import { withLocale } from '#src/shared/locale.ts'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { FavouriteButton } from '#src/features/learning/favourite/web/favourite-button.tsx'
import { readCollected } from '#src/features/learning/favourite/web/read-collected.ts'
import { courseApi } from '../contract.ts'
import { Fold } from '#src/web/plain.tsx'
import { useText } from '#src/web/i18n.tsx'
import { readList } from '#src/web/list/list-address.ts'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import { CourseGrid } from './course-grid.tsx'
import { CourseHead } from './course-head.tsx'
import { CourseIntro } from './course-intro.tsx'
import css from './course-page.module.css'
import { CourseReviews } from './course-reviews.tsx'
import { kindOf } from './kind.ts'
import { Outline } from './outline.tsx'
import { structuredCourse } from './structured-course.ts'
import { detailText } from './detail-text.ts'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const given = pageOf(context)
  const { api, locale, site } = given
  const tab = courseTabs.find((name) => name === params['tab']) ?? 'intro'
  const courseId = params['courseId'] ?? ''
  const [course, outline, reviews, collected] = await Promise.all([
    api(courseApi.getCourse, { courseId: Number(courseId) }),
    tab === 'catalog' ? api(courseApi.getCatalog, { courseId: Number(courseId) }) : null,
    tab === 'comment'
      ? api(
          courseApi.getReviews,
          readList(request, courseApi.getReviews, { courseId: Number(courseId) }),
        )
      : null,
    readCollected(given, 'course', [Number(courseId)]),
  ])
  // The other kind's address redirects to the right one.
  if (course.kind !== kindOf(new URL(request.url).pathname))
    throw redirect(withLocale(locale, coursePaths.course(course)))
  return {
    tab,
    course,
    outline,
    reviews,
    collected,
    structured: structuredCourse(course, site, locale),
  }
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
  const { tab, course, outline, reviews, collected } = useLoaderData<typeof loader>()
  const t = useText(detailText)
  return (
    <main id="main">
      <div className={css.top}>
        <div className="container">
          <Breadcrumb
            items={[
              { label: t[course.kind], to: coursePaths.home(course.kind) },
              {
                label: course.category.name,
                to: coursePaths.list(course.kind, { category: course.category.slug }),
              },
              { label: course.name },
            ]}
          />
          <CourseHead
            course={course}
            beside={
              <FavouriteButton
                kind="course"
                thingId={course.courseId}
                collected={collected && collected.includes(course.courseId)}
              />
            }
          />
        </div>
      </div>
      <Fold />
      <div className={`container ${css.body}`}>
        <Tabs
          label={t.tabs}
          tabs={courseTabs.map((name) => ({
            label: t[name],
            current: name === tab,
            to: coursePaths.course(course, name === 'intro' ? undefined : name),
            ...(name === 'comment' && { count: course.ratingCount }),
          }))}
        />
        {tab === 'intro' && <CourseIntro course={course} />}
        {outline && <Outline course={course} chapters={outline.chapters} />}
        {reviews && <CourseReviews reviews={reviews} />}
      </div>
      {course.related.length > 0 && (
        <section className={css.related}>
          <div className="container">
            <h2>{t.related}</h2>
            <CourseGrid courses={course.related} />
          </div>
        </section>
      )}
    </main>
  )
}
