/** Combining marks that stand on one letter; more of them reach over the lines of others. */
const stacked = /\p{M}{4,}/u

/** Tells whether a letter of a line has more than three marks. Between marks, characters that show nothing leave them on it. */
export const isStacked = (text: string) => stacked.test(text.replace(/\p{Cf}/gu, ''))
