import type { GradePart, GradeWord } from '../limits.ts'
import type { Entry } from '../value.ts'
import { add, divide, type Exact, times } from './exact.ts'

export interface Category {
  categoryId: number
  name: string
  part: GradePart
  /** In percent; those of a gradebook sum to 100. */
  weight: number
  /** So many of the lowest cells are dropped, as long as one is left. */
  dropLowest: number
  /** What a late mark loses, in percent. */
  lateCut: number
}

export interface Column {
  columnId: number
  categoryId: number
  /** In hundredths of a point, above zero. */
  fullMark: number
}

export interface Rules {
  categories: readonly Category[]
  columns: readonly Column[]
  /** Once frozen, a missing mark is zero; before, it is left out. */
  frozen: boolean
}

/**
 * counted – in the mean; dropped – among the lowest; zero – in the mean as zero, for a word or a missing mark;
 * leftOut – by its word; waiting – missing, and nothing until the gradebook is frozen.
 */
export type CellKind = 'counted' | 'dropped' | 'zero' | 'leftOut' | 'waiting'

export interface CellGrade {
  columnId: number
  kind: CellKind
  entry: Entry | undefined
  /** The share of the full mark as two integers: of a counted, dropped or zero cell. */
  share: { num: number; den: number } | null
  /** The full mark of this cell. */
  of: number
  /** What lateness took, in percent; 0 for none. */
  lateCut: number
}

export interface CategoryGrade {
  category: Category
  cells: CellGrade[]
  kept: number
  /** The mean of the kept shares; null without any, and then the weight of the category goes to the others. */
  mean: Exact | null
}

export interface RowGrade {
  categories: CategoryGrade[]
  /** The weight of the categories that count, in percent. */
  weight: number
  /** The share of the whole; null while nothing counts. */
  total: Exact | null
  parts: Record<GradePart, Exact | null>
  /** The word of an examination, which stands on final lists in place of the number. */
  word: GradeWord | null
}

const zeroWords: ReadonlySet<GradeWord> = new Set(['absent', 'cheated'])
/** In the order in which one of them stands for the whole. */
const finalWords: readonly GradeWord[] = ['cheated', 'absent', 'deferred', 'exempt']

/**
 * Grades one student, exactly. Cells are ranked by their share of the full mark, the lowest are dropped, and a category
 * is the mean of those that are kept, so that each order statistic, and with it the total, only rises with a score.
 */
export function gradeRow(rules: Rules, entryAt: (columnId: number) => Entry | undefined): RowGrade {
  const categories = rules.categories.map((category) => {
    const columns = rules.columns.filter((one) => one.categoryId === category.categoryId)
    return gradeCategory(
      category,
      columns.map((column) => gradeCell(column, entryAt(column.columnId), category, rules.frozen)),
    )
  })
  const whole = weighted(categories)
  const partOf = (part: GradePart) =>
    weighted(categories.filter((one) => one.category.part === part)).share
  return {
    ...{ categories, weight: whole.weight, total: whole.share },
    parts: { usual: partOf('usual'), exam: partOf('exam') },
    word: wordOf(categories),
  }
}

function gradeCell(
  { columnId, fullMark }: Column,
  entry: Entry | undefined,
  { lateCut }: Category,
  frozen: boolean,
): CellGrade {
  const none = { columnId, entry, of: fullMark, lateCut: 0 }
  const zero = { ...none, kind: 'zero' as const, share: { num: 0, den: 1 } }
  if (!entry || ('word' in entry && entry.word === 'postponed'))
    return frozen ? zero : { ...none, kind: 'waiting', share: null }
  if ('word' in entry)
    return zeroWords.has(entry.word) ? zero : { ...none, kind: 'leftOut', share: null }
  const of = entry.of ?? fullMark
  const cut = entry.late ? lateCut : 0
  const share = { num: Math.min(entry.mark, of) * (100 - cut), den: of * 100 }
  return { columnId, entry, kind: 'counted', share, of, lateCut: cut }
}

function gradeCategory(category: Category, cells: CellGrade[]): CategoryGrade {
  const ranked = cells
    .filter(({ share }) => share !== null)
    .toSorted((a, b) => a.share!.num * b.share!.den - b.share!.num * a.share!.den)
  const dropped = Math.max(0, Math.min(category.dropLowest, ranked.length - 1))
  for (const cell of ranked.slice(0, dropped)) cell.kind = 'dropped'
  const kept = ranked.slice(dropped)
  if (kept.length === 0) return { category, cells, kept: 0, mean: null }
  const sums = new Map<number, number>()
  for (const { share } of kept) sums.set(share!.den, (sums.get(share!.den) ?? 0) + share!.num)
  const sum = [...sums].map(([den, num]) => ({ num: BigInt(num), den: BigInt(den) })).reduce(add)
  return { category, cells, kept: kept.length, mean: divide(sum, kept.length) }
}

/** The mean of categories by their weights, of those that have something to count. */
function weighted(categories: readonly CategoryGrade[]) {
  const counted = categories.filter(({ mean, category }) => mean !== null && category.weight > 0)
  const weight = counted.reduce((sum, { category }) => sum + category.weight, 0)
  if (weight === 0) return { weight, share: null }
  const sum = counted.map(({ mean, category }) => times(mean!, category.weight)).reduce(add)
  return { weight, share: divide(sum, weight) }
}

function wordOf(categories: readonly CategoryGrade[]): GradeWord | null {
  const words = new Set<GradeWord>()
  for (const { category, cells } of categories)
    if (category.part === 'exam')
      for (const { entry } of cells) if (entry && 'word' in entry) words.add(entry.word)
  return finalWords.find((word) => words.has(word)) ?? null
}
