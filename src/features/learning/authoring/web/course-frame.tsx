import { type ReactNode, Suspense, useState } from 'react'
import { latePart } from '#src/web/late-part.tsx'
import { Conflicts } from '#src/features/content/draft/web/conflicts.tsx'
import { SaveState } from '#src/features/content/draft/web/save-state.tsx'
import type { SavedDraft } from '#src/features/content/draft/web/saved-draft.ts'
import { useRecords } from '#src/features/content/draft/web/draft-store.ts'
import { useChangedKeys } from '#src/features/content/draft/web/use-draft.ts'
import { StepNav } from '#src/features/content/outline/web/step-nav.tsx'
import { headKey } from '#src/features/content/textbook/records.ts'
import { useExport } from '#src/features/content/archive/web/archive-parts.tsx'
import { ReleaseBar } from '#src/features/learning/approval/web/release-bar.tsx'
import { certificatePaths } from '#src/features/learning/certificate/paths.ts'
import { coursePaths } from '#src/features/learning/course/paths.ts'
import { taskPaths } from '#src/features/learning/task/paths.ts'
import { progressPaths } from '#src/features/learning/progress/paths.ts'
import { semesterPaths } from '#src/features/learning/semester/paths.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { useRefresh } from '#src/web/refresh.ts'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { Page } from '#src/web/ui/page.tsx'
import type { authoringApi } from '../contract.ts'
import { authoringPaths } from '../paths.ts'
import css from './course-frame.module.css'
import { frameText } from './frame-text.ts'
import { nameOf } from './name-of.ts'
import { useCopy } from './use-copy.ts'

const HistoryPanel = latePart(async () => ({
  default: (await import('#src/features/content/draft/web/history-panel.tsx')).HistoryPanel,
}))

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
 * learners do not see, and the page itself. With a draft it also says whether everything is saved, shows the changes
 * that were not taken, and opens the history.
 */
export function CourseFrame({
  course,
  draft,
  step,
  title,
  actions,
  children,
}: {
  course: EditedCourse
  /** The draft that the page edits. */
  draft?: SavedDraft
  /** The step to which the page belongs; none where it is beside them. */
  step?: CourseStep
  /** The title of a page that is no step; otherwise the course's name. */
  title?: string
  actions?: ReactNode
  children: ReactNode
}) {
  const t = useText(frameText)
  const name = nameOf(course.name, useLocale()) || t.unnamed
  const refresh = useRefresh()
  const [showsHistory, setShowsHistory] = useState(false)
  // A co-teacher may be on a course without the right to edit it: fields that save nothing would only lose words.
  const isReadOnly = draft !== undefined && !course.can.edit.may
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
      actions={
        <>
          {draft && <SaveState draft={draft} />}
          {!isReadOnly && actions}
          <CourseMenu
            course={course}
            {...(draft && !isReadOnly && { onHistory: () => setShowsHistory(true) })}
          />
        </>
      }
    >
      <Steps course={course} current={step} />
      {draft && <Conflicts draft={draft} />}
      {draft ? (
        <ReleaseOfDraft courseId={course.courseId} draft={draft} />
      ) : (
        <ReleaseBar
          // The first publication releases what the bar counted.
          key={course.publishStatus}
          courseId={course.courseId}
          onReleased={() => void refresh()}
        />
      )}
      {isReadOnly ? (
        <EmptyState
          title={t.readOnly}
          text={t.readOnlyText}
          action={<ButtonLink to={authoringPaths.preview(course)}>{t.preview}</ButtonLink>}
        />
      ) : (
        children
      )}
      {draft && showsHistory && (
        <Suspense fallback={null}>
          <HistoryPanel draft={draft} open onClose={() => setShowsHistory(false)} />
        </Suspense>
      )}
    </Page>
  )
}

/** Counts what the editor has changed, which the server has not all seen yet; offer fields wait for a review instead. */
function ReleaseOfDraft({ courseId, draft }: { courseId: number; draft: SavedDraft }) {
  const refresh = useRefresh()
  const records = useRecords(draft)
  const changes = [...useChangedKeys(draft)].filter((key) => {
    return key !== headKey && records.get(key)?.kind !== 'teacher'
  })
  return (
    <ReleaseBar
      courseId={courseId}
      changes={changes.length}
      beforeRelease={() => draft.flush()}
      onReleased={() => void refresh()}
    />
  )
}

function Steps({ course, current }: { course: EditedCourse; current: CourseStep | undefined }) {
  const t = useText(frameText)
  const isDone: Record<CourseStep, boolean> = {
    ...course.steps,
    // The check finds more than the steps know; only what was submitted has passed it.
    check: course.waits || course.auditStatus === 'approved',
    publish: course.publishStatus === 'published',
  }
  const shown = steps.map((key) => ({
    ...{ key, name: t.step[key], path: pathOf[key](course), isDone: isDone[key] },
  }))
  return <StepNav label={t.steps} done={t.done} steps={shown} current={current} />
}

function CourseMenu({ course, onHistory }: { course: EditedCourse; onHistory?: () => void }) {
  const t = useText(frameText)
  const copy = useCopy(course)
  const exports = useExport('course', course.courseId)
  return (
    <>
      <Menu
        align="end"
        trigger={t.more}
        className={css.more}
        items={[
          { key: 'preview', label: t.preview, icon: 'eye', to: authoringPaths.preview(course) },
          {
            key: 'teachers',
            label: t.teachers,
            icon: 'users',
            to: authoringPaths.teachers(course),
          },
          ...(course.can.seeLearners.may
            ? [
                {
                  ...{ key: 'progress', label: t.progress, icon: 'check-circle' as const },
                  to: progressPaths.learners(course),
                },
              ]
            : []),
          {
            key: 'tasks',
            label: t.tasks,
            icon: 'task',
            to: taskPaths.answers(course),
          },
          {
            key: 'translations',
            label: t.translations,
            icon: 'globe',
            to: authoringPaths.translations(course),
          },
          {
            key: 'certificate',
            label: t.certificate,
            icon: 'certificate',
            to: certificatePaths.manage(course),
          },
          ...(course.kind === 'open'
            ? [
                {
                  key: 'semesters',
                  label: t.semesters,
                  icon: 'calendar' as const,
                  to: semesterPaths.manage(course.courseId),
                },
              ]
            : []),
          ...(onHistory
            ? [{ key: 'history', label: t.history, icon: 'clock' as const, onSelect: onHistory }]
            : []),
          { key: 'view', label: t.view, icon: 'external', to: coursePaths.course(course) },
          copy,
          exports.item,
        ]}
      />
      {exports.dialog}
    </>
  )
}
