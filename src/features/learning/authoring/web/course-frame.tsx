import type { ReactNode } from 'react'
import { ReleaseBar } from '#src/features/learning/approval/web/release-bar.tsx'
import { coursePaths } from '#src/features/learning/course/paths.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Link } from '#src/web/link.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { Page } from '#src/web/ui/page.tsx'
import type { authoringApi } from '../contract.ts'
import { authoringPaths } from '../paths.ts'
import css from './course-frame.module.css'
import { frameText } from './frame-text.ts'
import { nameOf } from './name-of.ts'

/** A course as every page on which its teachers make it opens it. */
export type EditedCourse = AnswerOf<typeof authoringApi.getForEdit>

const steps = ['details', 'chapters', 'content', 'check', 'publish'] as const
export type CourseStep = (typeof steps)[number]

const pathOf = {
  details: authoringPaths.edit,
  chapters: authoringPaths.chapters,
  content: authoringPaths.content,
  check: authoringPaths.check,
  publish: authoringPaths.publish,
} as const

/**
 * The frame of every page on which teachers make a course: its name, the steps with their state, the changes that
 * learners do not see, and the page itself.
 */
export function CourseFrame({
  course,
  step,
  title,
  status,
  actions,
  onReleased,
  children,
}: {
  course: EditedCourse
  /** The step to which the page belongs; none where it is beside them. */
  step?: CourseStep
  /** The title of a page that is no step; otherwise the course's name. */
  title?: string
  /** Beside the name: whether everything is saved. */
  status?: ReactNode
  actions?: ReactNode
  /** Runs after a release from the bar: the page reads its draft again. */
  onReleased?: () => void
  children: ReactNode
}) {
  const t = useText(frameText)
  const name = nameOf(course.name, useLocale()) || t.unnamed
  return (
    <Page
      title={title ?? name}
      before={
        <Breadcrumb
          items={[
            { label: t.manage[course.kind], to: authoringPaths.manage(course.kind) },
            { label: name, ...(title && { to: authoringPaths.edit(course) }) },
          ]}
        />
      }
      lead={status}
      actions={
        <>
          {actions}
          <CourseMenu course={course} />
        </>
      }
    >
      <Steps course={course} current={step} />
      <ReleaseBar courseId={course.courseId} {...(onReleased && { onReleased })} />
      {children}
    </Page>
  )
}

function Steps({ course, current }: { course: EditedCourse; current: CourseStep | undefined }) {
  const t = useText(frameText)
  const isDone: Record<CourseStep, boolean> = {
    ...course.steps,
    check: course.steps.details && course.steps.content,
    publish: course.publishStatus === 'published',
  }
  return (
    <nav aria-label={t.steps} className={css.nav}>
      <ol className={css.steps}>
        {steps.map((step, at) => (
          <li key={step}>
            <Link
              to={pathOf[step](course)}
              className={css.step}
              aria-current={step === current ? 'step' : undefined}
              data-done={isDone[step] || undefined}
            >
              <span className={css.mark} aria-hidden="true">
                {isDone[step] ? <Icon name="check" size={16} /> : at + 1}
              </span>
              <span>
                {t.step[step]}
                {isDone[step] && <span className="visually-hidden">{t.done}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function CourseMenu({ course }: { course: EditedCourse }) {
  const t = useText(frameText)
  return (
    <Menu
      align="end"
      trigger={t.more}
      className={css.more}
      items={[
        { key: 'preview', label: t.preview, icon: 'eye', to: authoringPaths.preview(course) },
        {
          key: 'view',
          label: t.view,
          icon: 'external',
          to: coursePaths.course(course),
        },
      ]}
    />
  )
}
