import type { ReactNode } from 'react'
import { FavouriteButton } from '#src/features/learning/favourite/web/favourite-button.tsx'
import type { readCollected } from '#src/features/learning/favourite/web/read-collected.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useText } from '#src/web/i18n.tsx'
import { Fold } from '#src/web/plain.tsx'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import type { courseApi } from '../contract.ts'
import { coursePaths, courseTabs } from '../paths.ts'
import { CourseGrid } from './course-grid.tsx'
import { CourseHead } from './course-head.tsx'
import css from './course-page.module.css'
import { detailText } from './detail-text.ts'

/** The frame of a course's pages: breadcrumb, head, tabs, and related courses. A later room fills a tab of its own. */
export function CourseFrame({
  course,
  tab,
  collected,
  children,
}: {
  course: AnswerOf<typeof courseApi.getCourse>
  tab: (typeof courseTabs)[number]
  /** Of `readCollected`. */
  collected: Awaited<ReturnType<typeof readCollected>>
  children: ReactNode
}) {
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
          }))}
        />
        {children}
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
