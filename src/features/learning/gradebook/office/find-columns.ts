import { officeColumns, type OfficeColumn, type OfficeMapping } from './targets.ts'

export interface FileRow {
  /** As the sheet numbers it, from 1. */
  number: number
  values: string[]
}

/** The rows of heads, and what the columns below them are for. */
export interface FoundHeads {
  /** The number of the first row below the heads. */
  from: number
  /** The words of each head; '' where there is none. */
  heads: string[]
  mapping: OfficeMapping
}

/** Rows in which heads are looked for: above them stand the school, the course and the class. */
const rowsLookedAt = 30

/** What offices call their columns, without spaces, brackets and weights. The first column that fits is taken. */
const names: Record<OfficeColumn, RegExp> = {
  number: /^(学生)?(学号|学籍号)$|^student(number|no\.?|id)$/,
  name: /^(学生)?姓名$|^(student)?name$/,
  usual: /^(平时|过程性?(考核)?)(总)?(成绩|得分|分数?)?$|^(usual|coursework)(score|mark|grade)?$/,
  exam: /^(期末|末考|考试|期末考试|卷面|笔试)(成绩|得分|分数?)?$|^(final)?exam(ination)?(score|mark|grade)?$/,
  total:
    /^(总评|总|综合|最终|课程|总评成绩|学期总评)(成绩|得分|分数?)?$|^(total|final)(score|mark|grade)?$/,
  note: /^(备注|特殊情况|特殊原因|考试状态|成绩标[识志]|缓考标[识志])$|^(notes?|remarks?)$/,
}

/** A head as it is compared: '平时成绩（40%）' → '平时成绩'. */
export const plainHead = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[([【].*?[)\]】]|\d+(\.\d+)?%|[\s*:：]/g, '')
    .toLowerCase()

/** Finds the heads of a list of students: the first row that names a column of student numbers. */
export function findColumns(rows: readonly FileRow[]): FoundHeads | undefined {
  for (const [at, row] of rows.slice(0, rowsLookedAt).entries()) {
    const number = row.values.findIndex((text) => names.number.test(plainHead(text)))
    if (number < 0) continue
    // Heads of two rows: “成绩” over “平时” and “期末”. The second one has nothing below the student number.
    const below = rows[at + 1]
    const isDouble =
      below !== undefined &&
      (below.values[number] ?? '').trim() === '' &&
      below.values.some((text) => isHead(text))
    const width = Math.max(row.values.length, isDouble ? below.values.length : 0)
    const heads = Array.from({ length: width }, (_, column) => {
      const second = isDouble ? (below.values[column] ?? '').trim() : ''
      return second === '' ? (row.values[column] ?? '').trim() : second
    })
    const from = (isDouble ? below.number : row.number) + 1
    return { from, heads, mapping: mappingOf(heads) }
  }
  return undefined
}

const isHead = (text: string) => officeColumns.some((column) => names[column].test(plainHead(text)))

function mappingOf(heads: readonly string[]): OfficeMapping {
  const plain = heads.map(plainHead)
  const find = (column: OfficeColumn) => {
    const at = plain.findIndex((text) => names[column].test(text))
    return at < 0 ? null : at
  }
  return {
    ...{ number: find('number'), name: find('name'), usual: find('usual') },
    ...{ exam: find('exam'), total: find('total'), note: find('note') },
  }
}
