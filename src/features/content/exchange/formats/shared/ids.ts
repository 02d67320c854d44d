/** Ids of parts in the order of a file: a, b … z, a1, b1 … */
export const partIdAt = (index: number): string => {
  const round = Math.floor(index / 26)
  return `${String.fromCharCode(97 + (index % 26))}${round > 0 ? round : ''}`
}
/** Ids of gaps: g1, g2 … */
export const gapIdAt = (index: number): string => `g${index + 1}`

export const gapMark = (id: string): string => `<span data-gap="${id}"></span>`

/** Finds each gap's mark in a stem. */
export const gapMarks = /<span data-gap="([A-Za-z0-9_-]{1,16})"><\/span>/g
