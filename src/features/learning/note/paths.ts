import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import { type Id, pagePath, type Query } from '#src/shared/page-path.ts'
import type { Anchor } from './anchor.ts'

/** Letters of marked words that an address names; the place is found by them. */
const wordsInAddress = 80

/** Addresses of this room’s pages. */
export const notePaths = {
  notes: (query?: Query) => pagePath('/user/notes', query),
  /** The place that an anchor leads to, in the player. */
  place: (kind: CourseKind, courseId: Id, itemId: Id, anchor: Anchor = { kind: 'item' }) =>
    pagePath(studyPaths.study(kind, courseId, itemId), placeQuery(anchor)),
} as const

export function placeQuery(anchor: Anchor): Query {
  if (anchor.kind === 'second') return { t: anchor.second }
  if (anchor.kind === 'page') return { page: anchor.page }
  return anchor.kind === 'words' ? { words: anchor.words.slice(0, wordsInAddress) } : {}
}
