import { type Id, pagePath, type Query } from '#src/shared/page-path.ts'

/** Addresses of this room's pages. */
export const schedulePaths = {
  teaching: (query?: Query) => pagePath('/user/schedules', query),
  own: (query?: Query) => pagePath('/user/calendar', query),
  import: () => '/user/schedules/import',
  subscribe: () => '/user/calendar/subscribe',
  class: (classId: Id, query?: Query) => pagePath(`/sclass/${classId}/schedule`, query),
  office: (query?: Query) => pagePath('/admin/calendar', query),
} as const
