import type { ReactNode } from 'react'
import { classArchivePaths } from '#src/features/learning/class-archive/paths.ts'
import { discussionPaths } from '#src/features/learning/discussion/paths.ts'
import { gradebookPaths } from '#src/features/learning/gradebook/paths.ts'
import { rosterPaths } from '#src/features/learning/roster/paths.ts'
import { useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import type { ClassCard } from '../contract.ts'
import { homeworkPaths } from '#src/features/learning/homework/paths.ts'
import { classPaths } from '../paths.ts'
import { schoolYear } from '../semester.ts'
import css from './class.module.css'
import { namesText } from './names-text.ts'

export type ClassHead = Pick<
  ClassCard,
  'classId' | 'name' | 'yearFrom' | 'semester' | 'state' | 'role'
>

/** The frame of the pages of a class. */
export function ClassFrame({
  head,
  current,
  place,
  unread = 0,
  actions,
  children,
}: {
  head: ClassHead
  current?:
    | 'overview'
    | 'announcements'
    | 'discussion'
    | 'courses'
    | 'materials'
    | 'notes'
    | 'members'
    | 'roster'
    | 'homework'
    | 'attendance'
    | 'schedule'
    | 'gradebook'
    | 'history'
  /** The name of a page that has no tab. */
  place?: string
  /** Topics with something new, where a page knows their number. */
  unread?: number
  actions?: ReactNode
  children: ReactNode
}) {
  const t = useText(namesText)
  const { classId, name, yearFrom, semester, state, role } = head
  const tab = (key: NonNullable<typeof current>, to: string) => ({
    to,
    label: t[key],
    current: current === key,
  })
  const teaches = role === 'owner' || role === 'coTeacher'
  return (
    <Page
      before={
        <Breadcrumb
          items={[
            { label: t.classes, to: classPaths.mine() },
            ...(place === undefined
              ? [{ label: name }]
              : [{ label: name, to: classPaths.class(classId) }, { label: place }]),
          ]}
        />
      }
      title={name}
      lead={
        <span className={css.who}>
          {t.semesterOf(schoolYear(yearFrom), t.semesters[semester])}
          {state !== 'active' && <Tag>{t.states[state]}</Tag>}
        </span>
      }
      actions={actions}
    >
      <Tabs
        label={t.tabs}
        tabs={[
          tab('overview', classPaths.class(classId)),
          tab('announcements', classPaths.announcements(classId)),
          {
            ...tab('discussion', discussionPaths.topics(classId)),
            ...(unread > 0 && { count: unread }),
          },
          tab('homework', homeworkPaths.list(classId)),
          tab('courses', classPaths.courses(classId)),
          tab('materials', classPaths.materials(classId)),
          tab('notes', classPaths.notes(classId)),
          tab('attendance', classPaths.attendance(classId)),
          tab('gradebook', gradebookPaths.gradebook(classId)),
          tab('schedule', classPaths.schedule(classId)),
          tab('members', classPaths.members(classId)),
          ...(teaches ? [tab('roster', rosterPaths.roster(classId))] : []),
          ...(teaches ? [tab('history', classPaths.history(classId))] : []),
        ]}
      />
      {state !== 'active' && (
        <p className={css.note}>
          {state === 'archived' ? t.archivedNote : t.completedNote}{' '}
          {teaches && <Link to={classArchivePaths.archive(classId)}>{t.termArchive}</Link>}
        </p>
      )}
      {children}
    </Page>
  )
}
