import type { CourseKind } from '#src/features/learning/course/contract.ts'
import type { Anchor } from '#src/features/learning/note/anchor.ts'
import { placeQuery } from '#src/features/learning/note/paths.ts'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import { type Id, pagePath, type Query } from '#src/shared/page-path.ts'

/** Addresses of this room’s pages. */
export const interactionPaths = {
  mine: (query?: Query) => pagePath('/interaction/manage', query),
  /** The teacher's working screen of a course, with a question open. */
  course: (courseId: Id, query?: Query) => pagePath(`/interaction/${courseId}`, query),
  /** The question beside the player, at its place. */
  place: (
    kind: CourseKind,
    courseId: Id,
    itemId: Id,
    anchor: Anchor = { kind: 'item' },
    interactionId?: Id,
  ) =>
    pagePath(studyPaths.study(kind, courseId, itemId), {
      ...placeQuery(anchor),
      interaction: interactionId,
    }),
} as const
