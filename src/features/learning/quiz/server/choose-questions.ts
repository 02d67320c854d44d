import { shuffled } from '#src/features/content/question/server/shuffle.ts'

export interface SetRow {
  questionId: number
  versionId: number
  points: number
  section: number
  /** The number of its pool; 0: it is asked always. */
  draw: number
}

/**
 * The questions of an attempt in their order. A pool stands where its first question does. The same quiz and seed give
 * the same questions in the same order.
 * @param rows in the order of the quiz
 * @param counts the number that each pool gives
 * @param avoid questions that this person has had: a pool gives its others first
 */
export function chooseQuestions(
  rows: readonly SetRow[],
  counts: ReadonlyMap<number, number>,
  {
    seed,
    shuffle,
    avoid = new Set(),
  }: { seed: number; shuffle: boolean; avoid?: ReadonlySet<number> },
): SetRow[] {
  const asked = rows.flatMap((row, at) => {
    if (row.draw === 0) return row
    const isFirst = rows.findIndex(({ draw }) => draw === row.draw) === at
    return isFirst ? drawn(row.draw) : []
  })
  if (!shuffle) return asked
  // Sections keep their order.
  const sections = [...new Set(asked.map(({ section }) => section))]
  return sections.flatMap((number) =>
    inOrder(asked.filter(({ section }) => section === number)).map(({ row }) => row),
  )

  function inOrder(some: readonly SetRow[], salt = 0) {
    const parts = some.map((row) => ({ id: String(row.questionId), row }))
    return shuffled(parts, seed + salt)
  }

  function drawn(draw: number): SetRow[] {
    const pool = inOrder(
      rows.filter((row) => row.draw === draw),
      draw,
    )
    const fresh = pool.filter(({ row }) => !avoid.has(row.questionId))
    const known = pool.filter(({ row }) => avoid.has(row.questionId))
    const chosen = [...fresh, ...known].slice(0, counts.get(draw) ?? 0)
    return chosen.map(({ row }) => row)
  }
}
