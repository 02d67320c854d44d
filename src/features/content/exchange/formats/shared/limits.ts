/** A file with more is refused: nobody reviews so many rows in one go. */
export const mostQuestions = 2000
/** Of one text file, or of one XML file of a package. */
export const mostTextBytes = 64 * 1024 * 1024
/** Elements and texts of one XML document. */
export const mostNodes = 2_000_000
/** Deeper markup is not written by any tool; a reader of nested parts would run out of stack. */
export const deepestMarkup = 200
