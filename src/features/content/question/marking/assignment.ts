/**
 * For each row its column, so that no column is used twice and the sum of the worths is the highest (the Hungarian
 * method, with potentials). The table is square.
 */
export function bestAssignment(worth: readonly (readonly number[])[]): number[] {
  const size = worth.length
  const rowPotential = Array<number>(size + 1).fill(0)
  const columnPotential = Array<number>(size + 1).fill(0)
  /** The row of each column; row and column 0 are helpers. */
  const rowOf = Array<number>(size + 1).fill(0)
  for (let row = 1; row <= size; row++) {
    const before = Array<number>(size + 1).fill(0)
    const least = Array<number>(size + 1).fill(Infinity)
    const seen = Array<boolean>(size + 1).fill(false)
    rowOf[0] = row
    let column = 0
    while (rowOf[column] !== 0) {
      seen[column] = true
      const from = rowOf[column]!
      let step = Infinity
      let next = 0
      for (let each = 1; each <= size; each++) {
        if (seen[each]) continue
        const cost = -worth[from - 1]![each - 1]! - rowPotential[from]! - columnPotential[each]!
        if (cost < least[each]!) {
          least[each] = cost
          before[each] = column
        }
        if (least[each]! < step) {
          step = least[each]!
          next = each
        }
      }
      for (let each = 0; each <= size; each++) {
        if (seen[each]) {
          rowPotential[rowOf[each]!]! += step
          columnPotential[each]! -= step
        } else least[each]! -= step
      }
      column = next
    }
    while (column !== 0) {
      rowOf[column] = rowOf[before[column]!]!
      column = before[column]!
    }
  }
  const columns = Array<number>(size).fill(0)
  for (let column = 1; column <= size; column++) columns[rowOf[column]! - 1] = column - 1
  return columns
}
