/** The bands of the office: excellent, good, fair, pass, fail, in percent. */
const bands = [90, 80, 70, 60, 0]

/** Counts totals in percent by band, from the highest. */
export const bandsOf = (totals: readonly number[]) =>
  bands.map((from, at) => {
    const below = bands[at - 1] ?? null
    const inBand = (total: number) => total >= from && (below === null || total < below)
    return { from, below, count: totals.filter(inBand).length }
  })
