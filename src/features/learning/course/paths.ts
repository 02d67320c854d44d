import type { CourseKind } from './contract.ts'
import { type Id, pagePath, type Query } from '#src/shared/page-path.ts'

export const courseTabs = ['intro', 'catalog', 'comment'] as const
type CourseTab = (typeof courseTabs)[number]
type CourseRef = Readonly<{ courseId: Id; kind: CourseKind }>

/** Returns the part of the site for a kind of course: '/course' or '/smooc'. */
export const areaOf = (kind: CourseKind) => (kind === 'open' ? '/smooc' : '/course')

/** Set in an address to which a visitor returns who pressed the join button. */
export const joinParameter = 'join'
export const joinQuery = (path: string) => pagePath(path, { [joinParameter]: 1 })

/** Addresses of this room’s pages. */
export const coursePaths = {
  home: (kind: CourseKind) => areaOf(kind),
  list: (kind: CourseKind, query?: Query) => pagePath(`${areaOf(kind)}/list`, query),
  course: ({ courseId, kind }: CourseRef, tab?: CourseTab, query?: Query) =>
    pagePath(`${areaOf(kind)}/${courseId}${tab ? `/${tab}` : ''}`, query),
  /** The weeks of a semester, a page of the semester room. */
  semester: (semesterId: Id) => `/smooc/study/semesters/${semesterId}`,
  manage: (kind: CourseKind) => `${areaOf(kind)}/manage`,
} as const
