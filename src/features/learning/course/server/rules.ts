import type { CourseAction } from '../contract.ts'
import type { LearnerState } from './access.ts'

/** How far a learner is: told by the study feature. */
export interface Progress {
  /** Items done, of all. */
  done: number
  total: number
  /** The item opened last. */
  placeItemId: number | null
}

/** What the button of a course says to this person. */
export function actionOf(
  state: LearnerState,
  viewer: { id: number } | null,
  progress: Progress | undefined,
): CourseAction {
  if (!state.joined && !state.staff) {
    if (state.semesterState === 'ended') return 'ended'
    if (!viewer) return 'signIn'
    return state.fee > 0 ? 'pay' : 'join'
  }
  if (state.semesterState === 'upcoming' && !state.staff) return 'wait'
  if (progress && progress.total > 0 && progress.done >= progress.total) return 'review'
  return progress?.placeItemId ? 'continue' : 'start'
}
