import type { QuestionBody } from '../../../question/body/body.ts'
import type { QuestionType } from '../../../question/types.ts'
import {
  UnreadableFile,
  type ReadPaper,
  type ReadQuestion,
  type ReadSection,
} from '../../paper-form.ts'
import { finished } from '../shared/finish.ts'
import { mostQuestions } from '../shared/limits.ts'
import { Noted } from '../shared/noted.ts'
import { numberOf } from '../shared/numbers.ts'
import { bodyOfRow } from './body-of-row.ts'
import { betweenTags, blanks, noWords, yesWords } from './columns-text.ts'
import { detailsOf, joined } from './details.ts'
import { difficultyNamed, typeNamed } from './names.ts'
import { columnsOf, rowOf, type SheetRow } from './row.ts'

interface Cells {
  /** From 1, as spreadsheets count. */
  number: number
  values: string[]
  /** Cells whose value a formula gave. */
  formulas?: string[]
}

const searchedRows = 10

/**
 * Reads the rows of a sheet, the same for xlsx and CSV. The headings are within the first rows, because schools
 * like a title above a table.
 */
export function paperOfRows(rows: readonly Cells[]): Omit<ReadPaper, 'name' | 'attachments'> {
  const fileNotes = new Noted()
  const at = rows.slice(0, searchedRows).findIndex(({ values }) => columnsOf(values) !== null)
  if (at < 0) throw new UnreadableFile('headingsMissing')
  const columns = columnsOf(rows[at]!.values, fileNotes)!
  const sections: ReadSection[] = []
  const questions: ReadQuestion[] = []
  let group: { question: ReadQuestion; children: object[] } | null = null
  for (const { number, values, formulas } of rows.slice(at + 1)) {
    const row = rowOf(columns, values)
    if (!row) continue
    if (questions.length >= mostQuestions)
      throw new UnreadableFile('fileTooLarge', { most: mostQuestions })
    const noted = new Noted()
    for (const cell of formulas ?? []) noted.changed('formulaNotRun', { cell })
    const read = questionOf(row, number, noted, sectionIndex(row, sections))
    if (group && yesWords.test(wordOf(row.cells.inGroup))) {
      addChild(group, read, row)
      continue
    }
    if (group) closeGroup(group)
    group =
      read.body?.type === 'group' ? { question: read, children: [...read.body.questions] } : null
    questions.push(read)
  }
  if (group) closeGroup(group)
  if (questions.length === 0) throw new UnreadableFile('nothingFound')
  return { sections, printedTotal: null, questions, notes: fileNotes.notes }
}

const wordOf = (cell = '') => cell.normalize('NFKC').toLowerCase().split('/')[0]!.trim()

function questionOf(
  row: SheetRow,
  number: number,
  noted: Noted,
  section: number | null,
): ReadQuestion {
  const { cells } = row
  const details = cells.details ? detailsOf(cells.details) : null
  if (cells.details && !details) noted.lost('valueUnknown', { value: cells.details })
  const type = typeOf(row, noted)
  let body: unknown = null
  if (details && (type === null || type === details.body.type))
    body = joined(details.body, row, noted)
  else if (type) body = bodyOfRow(type, row, noted)
  else noted.error('unknownType', { type: cells.type ?? '' })
  const difficulty = cells.difficulty ? difficultyNamed(cells.difficulty) : null
  if (cells.difficulty && !difficulty) noted.lost('valueUnknown', { value: cells.difficulty })
  const points = cells.points ? numberOf(cells.points) : null
  if (cells.points && points === null) noted.lost('valueUnknown', { value: cells.points })
  return finished({
    place: { kind: 'row', at: String(number) },
    body,
    noted,
    source: [cells.stem ?? cells.stemEn ?? '', cells.answer ?? ''].join('\n'),
    difficulty,
    tags: cells.tags?.split(betweenTags) ?? [],
    points: points !== null && points >= 0 ? points : null,
    section,
  })
}

/** The type as it is named, or as the other columns show. */
function typeOf({ cells, options }: SheetRow, noted: Noted): QuestionType | null {
  if (cells.type) return typeNamed(cells.type)
  if (cells.details) return null
  const answer = (cells.answer ?? '').normalize('NFKC').toUpperCase()
  let type: QuestionType = 'shortAnswer'
  if (options.size > 0) type = (answer.match(/[A-Z]/g)?.length ?? 0) > 1 ? 'multiple' : 'single'
  else if (isVerdict(answer.toLowerCase())) type = 'trueFalse'
  else if ((cells.stem ?? cells.stemEn ?? '').match(blanks)) type = 'fillIn'
  noted.hint('readAs', { from: '', to: type })
  return type
}

const isVerdict = (word: string) =>
  !/^[10yn]$/.test(word) && (yesWords.test(word) || noWords.test(word))

function sectionIndex({ cells }: SheetRow, sections: ReadSection[]): number | null {
  const name = cells.section ?? ''
  if (name === '') return null
  const known = sections.findIndex((section) => section.name === name)
  if (known >= 0) return known
  sections.push({ name, intro: '', pointsEach: null, printedTotal: null })
  return sections.length - 1
}

function addChild(
  group: { question: ReadQuestion; children: object[] },
  child: ReadQuestion,
  row: SheetRow,
): void {
  const weight = row.cells.details ? detailsOf(row.cells.details)?.weight : undefined
  group.question.notes.push(...child.notes)
  group.question.source = `${group.question.source}\n${child.source}`.slice(0, 2000)
  if (!child.body || child.body.type === 'group') return
  const id = `q${group.children.length + 1}`
  group.children.push({ id, ...(weight && { weight }), body: child.body })
}

function closeGroup({ question, children }: { question: ReadQuestion; children: object[] }): void {
  const noted = new Noted()
  const whole = finished({
    ...question,
    body: { ...(question.body as QuestionBody), questions: children },
    noted,
  })
  question.body = whole.body
  question.notes = [
    ...question.notes.filter(({ code }) => code !== 'noKey'),
    ...noted.notes.filter(({ code }) => code !== 'noKey' || children.length > 0),
  ]
}

/** Whether a sheet has headings of the template and a row below them. */
export function hasQuestions(rows: readonly Cells[]): boolean {
  const at = rows.slice(0, searchedRows).findIndex(({ values }) => columnsOf(values) !== null)
  if (at < 0) return false
  const columns = columnsOf(rows[at]!.values)!
  return rows.slice(at + 1).some(({ values }) => rowOf(columns, values) !== null)
}
