import type { Cell, PaperBlock } from './block.ts'
import { truthOf } from './key.ts'
import { half, numberAt } from './numbers.ts'
import { letterAfter, optionAt, type RawOption, splitOptions } from './options.ts'
import { columnTitles, columnWords, type Kind, kindOf } from './patterns-text.ts'
import { emptyQuestion, type RawQuestion } from './raw.ts'
import { Rich } from './rich.ts'

type Rows = readonly (readonly Cell[])[]
type Table = Extract<PaperBlock, { kind: 'table' }>

export const cellText = (cell: Cell | undefined): string =>
  half((cell ?? []).map((one) => one.plain()).join(' ')).trim()

/** A table of which the cells are the options; null where it is none. */
export function optionsOfTable(rows: Rows): RawOption[] | null {
  const cells = rows.flat().filter((cell) => cellText(cell) !== '')
  const found = cells.flatMap((cell) => {
    const rich = Rich.join(cell, '\n').trim()
    const letter = optionAt(rich.text)?.letter
    return letter === undefined ? [] : splitOptions(rich, letter).options
  })
  const isAll = cells.every((cell) => optionAt(Rich.join(cell, '\n').trim().text) !== null)
  if (isAll && found.length >= 2 && isRow(found)) return found
  return lettersApart(rows)
}

const isRow = (options: readonly RawOption[]) =>
  options
    .map(({ letter }) => letter)
    .toSorted()
    .every((letter, n) => letter === String.fromCharCode(65 + n))

/** A letter in one cell and its option in the next, beside or under it. */
function lettersApart(rows: Rows): RawOption[] | null {
  const isLetters = (cells: readonly Cell[], from = 0) =>
    cells.length >= 2 &&
    cells.every(
      (cell, n) => cellText(cell).replace(/[.、]/, '') === String.fromCharCode(65 + n + from),
    )
  const option = (cell: Cell | undefined, n: number): RawOption => ({
    letter: String.fromCharCode(65 + n),
    rich: Rich.join(cell ?? [], '\n').trim(),
    isMarked: false,
  })
  if (rows.length === 2 && isLetters(rows[0]!)) return rows[1]!.map(option)
  if (rows.every((row) => row.length === 2) && isLetters(rows.map((row) => row[0]!))) {
    return rows.map((row, n) => option(row[1], n))
  }
  return null
}

type Column = keyof typeof columnWords

/** A table with a question in each row, named by its head: 题号 | 题目 | A | B | C | D | 答案. */
export function questionsOfTable({ rows, line }: Table): RawQuestion[] | null {
  const columns = (rows[0] ?? []).map((cell) => {
    const word = cellText(cell)
    return (Object.keys(columnWords) as Column[]).find((name) => columnWords[name].test(word))
  })
  if (rows.length < 2 || !columns.includes('stem')) return null
  return rows.slice(1).flatMap((row, n) => {
    const at = (name: Column) => row[columns.indexOf(name)] ?? []
    const blocks = (name: Column): PaperBlock[] =>
      at(name)
        .filter((rich) => !rich.isEmpty)
        .map((rich) => ({ kind: 'line', rich: rich.trim(), line }))
    if (cellText(at('stem')) === '') return []
    const number = numberAt(`${cellText(at('number'))}、`)?.n ?? n + 1
    const question = emptyQuestion(line, number)
    const stem = blocks('stem')
    const { before, options: inStem } = optionsInStem(stem)
    const apart = columns.flatMap((name, k) =>
      name === 'option' && cellText(row[k]) !== '' ? [row[k]!] : [],
    )
    return [
      {
        ...question,
        kind: kindOf(cellText(at('kind'))),
        stem: inStem.length > 1 ? before : stem,
        options:
          inStem.length > 1
            ? inStem
            : apart.map((cell, k) => ({
                letter: String.fromCharCode(65 + k),
                rich: Rich.join(cell, '\n').trim(),
                isMarked: false,
              })),
        answer: blocks('answer'),
        explanation: blocks('explanation'),
        difficulty: cellText(at('difficulty')),
        points: Number.parseFloat(cellText(at('points'))) || null,
        tags: cellText(at('tags'))
          .split(/[、,;]/)
          .map((one) => one.trim())
          .filter(Boolean),
        source: [row.map(cellText).join('\t')],
      },
    ]
  })
}

/** The options that stand in the cell of the question, in one paragraph or in several. */
function optionsInStem(stem: readonly PaperBlock[]): {
  before: PaperBlock[]
  options: RawOption[]
} {
  const options: RawOption[] = []
  const before = stem.flatMap((one): PaperBlock[] => {
    if (one.kind !== 'line') return [one]
    const found = splitOptions(one.rich, letterAfter(options.at(-1)?.letter))
    options.push(...found.options)
    return found.before.isEmpty ? [] : [{ ...one, rich: found.before }]
  })
  return { before, options }
}

const barely: readonly (Kind | null)[] = [
  'single',
  'multiple',
  'choice',
  'trueFalse',
  'fillIn',
  'short',
]
const shortestStem = 4

/** A table without headings under the heading of its section: 1 | 验货一般采用 AQL 标准。 | √. */
export function questionsOfBareTable(table: Table, kind: Kind | null): RawQuestion[] | null {
  const { rows } = table
  const width = rows[0]?.length ?? 0
  if (
    !barely.includes(kind) ||
    rows.length < 2 ||
    width < 2 ||
    rows.some((row) => row.length !== width)
  )
    return null
  const numbers = rows.map(([cell]) =>
    Number(/^(\d{1,3})\s*[.、]?$/.exec(cellText(cell))?.[1] ?? Number.NaN),
  )
  const isList = numbers.every((n, at) => n === numbers[0]! + at)
  if (!isList || rows.some(([, stem]) => cellText(stem).length < shortestStem)) return null
  const last = rows.map((row) => cellText(row.at(-1)))
  const hasKeys = width > 2 && last.every((key) => isKeyOf(kind, key))
  const between = width - 2 - (hasKeys ? 1 : 0)
  if (
    between !== 0 &&
    (between < 2 || kind === 'trueFalse' || kind === 'fillIn' || kind === 'short')
  )
    return null
  const { number, stem, answer } = columnTitles
  const words = [number, stem, ...'ABCDEFGH'.slice(0, between), ...(hasKeys ? [answer] : [])]
  if (words.length !== width) return null
  return questionsOfTable({ ...table, rows: [words.map((word) => [Rich.of(word)]), ...rows] })
}

const isKeyOf = (kind: Kind | null, key: string): boolean =>
  key === '' ||
  /^[(（]\s*[)）]$/.test(key) ||
  (kind === 'trueFalse'
    ? truthOf(key.replace(/^[(（]\s*|\s*[)）]$/g, '')) !== null
    : kind === 'fillIn' || kind === 'short' || /^[A-H]{1,8}$/.test(key))

/** 题 号 is 题号. */
const tight = (cell: Cell | undefined): string => cellText(cell).replaceAll(/\s/g, '')

/** 题号 and 答案 before two rows: the answers of a paper, also without a heading above them. */
export const isKeyTable = (rows: Rows): boolean =>
  rows.length >= 2 &&
  columnWords.number.test(tight(rows[0]![0])) &&
  columnWords.answer.test(tight(rows[1]![0])) &&
  keysOfTable(rows).length >= 2

/** Answers in a table: a row of numbers above a row of answers, or columns with both. */
export function keysOfTable(rows: Rows): { n: number; answer: Rich }[] {
  const found: { n: number; answer: Rich }[] = []
  const numberOf = (cell: Cell | undefined) => {
    const word = cellText(cell).replace(/[.、]$/, '')
    return /^\d{1,3}$/.test(word) ? Number(word) : null
  }
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!
    const numbers = row.map(numberOf)
    const below = rows[at + 1]
    if (
      numbers.filter((n) => n !== null).length >= 2 &&
      below &&
      (columnWords.answer.test(tight(below[0])) || !below.some((cell) => numberOf(cell) !== null))
    ) {
      for (const [k, n] of numbers.entries()) {
        if (n !== null && cellText(below[k]) !== '')
          found.push({ n, answer: Rich.join(below[k]!, '\n').trim() })
      }
      at++
      continue
    }
    // Pairs of cells: 1 | A | 2 | B.
    for (let k = 0; k + 1 < row.length; k += 2) {
      const n = numbers[k]
      if (n !== null && n !== undefined && cellText(row[k + 1]) !== '') {
        found.push({ n, answer: Rich.join(row[k + 1]!, '\n').trim() })
      }
    }
  }
  return found
}
