import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { coursePaths } from '#src/features/learning/course/paths.ts'
import { type Id, pagePath, type Query } from '#src/shared/page-path.ts'
import { groupedCode } from './grouped-code.ts'

/** Addresses of this room's pages. */
export const certificatePaths = {
  mine: (query?: Query) => pagePath('/common/certs', query),
  pending: () => '/common/certs/pending',
  verify: () => '/verify',
  certificate: (code: string) => `/verify/${groupedCode(code)}`,
  manage: ({ kind, courseId }: Readonly<{ kind: CourseKind; courseId: Id }>) =>
    `${coursePaths.manage(kind)}/${courseId}/certificate`,
  all: (query?: Query) => pagePath('/admin/certificates', query),
  issued: ({ kind, courseId }: Readonly<{ kind: CourseKind; courseId: Id }>, query?: Query) =>
    pagePath(`${coursePaths.manage(kind)}/${courseId}/certificates`, query),
} as const
