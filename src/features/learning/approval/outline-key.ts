/** The key of what is said about the whole outline: a problem, a reason of a reviewer. */
export const outlineKey = 'outline'
