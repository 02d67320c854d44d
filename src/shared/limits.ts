/** Rows are counted, and pages turned, up to here; who looks further narrows the search. */
export const countedMost = 10_000
