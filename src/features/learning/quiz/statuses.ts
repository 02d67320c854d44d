export const attemptStatuses = ['open', 'handedIn'] as const

/** How an attempt ended: its learner handed it in, its time ran out, its teacher ended it. */
export const attemptEnds = ['learner', 'time', 'teacher'] as const

/** An allowance: more time or other dates; a make-up (补考); a deferred one (缓考). */
export const allowanceKinds = ['extra', 'makeUp', 'deferred'] as const

/** A score changed: the teacher marked the answer again, or its key was mended. */
export const markChangeCauses = ['hand', 'key'] as const
