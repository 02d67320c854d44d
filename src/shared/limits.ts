/** Lists count rows and turn pages up to this number; beyond it a narrower search is needed. */
export const countedMost = 10_000

/** The pages that a browser loads ahead (specification, section 9). */
export const prefetchLimit = 5
