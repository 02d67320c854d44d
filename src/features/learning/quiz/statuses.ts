export const attemptStatuses = ['open', 'handedIn'] as const

/** How an attempt ended: its learner handed it in, its time ran out, its teacher ended it. */
export const attemptEnds = ['learner', 'time', 'teacher'] as const

/**
 * Why an open attempt is withheld: its learner was removed from the class, or has quit it; is excused; what it belongs to was
 * withdrawn; its class is archived. It goes on once the reason is gone, and waits without losing time unless the learner has
 * quit: otherwise a person would stop the clock by quitting, read on, and come back.
 */
export const withheldReasons = ['left', 'quit', 'excused', 'withdrawn', 'archived'] as const
export type WithheldReason = (typeof withheldReasons)[number]

/** What a teacher arranges for a learner: more time or other dates; a make-up (补考); a deferred one (缓考). */
export const arrangedKinds = ['extra', 'makeUp', 'deferred'] as const

/** The kinds of allowances: an attempt that was given back (打回) opens its quiz again too. */
export const allowanceKinds = [...arrangedKinds, 'givenBack'] as const

/** A score changed: the teacher marked the answer again, or its key was mended. */
export const markChangeCauses = ['hand', 'key'] as const

/** Answers are marked again: by the key of today; by it where that is better; in full for everyone. */
export const remarkWays = ['key', 'better', 'full'] as const

/** Points beyond the mark, given when an answer was marked again: all of the question, or those that it had before. */
export const grants = ['full', 'kept'] as const

/**
 * A photograph that a phone has sent by a link: offered – its answer does not name it yet; taken – a saved answer has
 * named it once, so that it does not come back where it was removed; added – the server has added it after the end, and no
 * device has named it, so that a late answer of one that never heard of it keeps it; withdrawn – removed on the phone.
 */
export const phoneOffers = ['offered', 'taken', 'added', 'withdrawn'] as const
