/** Courses of a class: a semester has fewer. */
export const classCoursesMost = 50
/** Courses that the search for one to add shows. */
export const foundMost = 20

/** open – may be opened; waiting – its day has not come; gone – it is not offered any more. */
export const classCourseStates = ['open', 'waiting', 'gone'] as const
