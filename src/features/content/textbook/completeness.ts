import type { DraftRecord } from '#src/features/content/draft/record.ts'
import {
  chapterIntroductionMost,
  chapterNameMost,
  type ChapterRecord,
} from '#src/features/content/outline/records.ts'
import { lengthOf } from '#src/shared/length-of.ts'
import { isIsbn, plainIsbn } from './isbn.ts'
import {
  type Offered,
  sidesOf,
  textbookDescriptionMost,
  type TextbookHead,
  textbookNameMost,
} from './records.ts'

/** The places of a textbook that keep it from being published, with the words beside them. */
export const lacks = [
  'nameMissing',
  'nameLong',
  'isbnMissing',
  'isbnWrong',
  'publisherMissing',
  'authorMissing',
  'lineLong',
  'descriptionLong',
  'noChapter',
  'chaptersIncomplete',
] as const
export type Lack = (typeof lacks)[number]

/** The longest publisher and author. */
export const textbookLineMost = 100

export type LackField = 'name' | 'isbn' | 'publisher' | 'author' | 'description'

/** A field of the head, or of one of its languages ('name.zh'), and what it lacks. */
export interface FieldLack {
  field: `${LackField}${'' | '.zh' | '.en'}`
  lack: Lack
}

/** Returns what the head of a textbook lacks, in the order of the form. Runs in the form and in the act alike. */
export function lacksOfHead(head: TextbookHead): FieldLack[] {
  const found: FieldLack[] = []
  const add = (field: FieldLack['field'], lack: Lack | false | '') => {
    if (lack) found.push({ field, lack })
  }
  for (const side of sidesOf(head.offered)) {
    const name = head.name[side].trim()
    add(
      `name.${side}`,
      name === '' ? 'nameMissing' : lengthOf(name) > textbookNameMost && 'nameLong',
    )
  }
  const isbn = plainIsbn(head.isbn)
  add('isbn', isbn === '' ? 'isbnMissing' : !isIsbn(isbn) && 'isbnWrong')
  for (const field of ['publisher', 'author'] as const) {
    const line = head[field].trim()
    add(field, line === '' ? `${field}Missing` : lengthOf(line) > textbookLineMost && 'lineLong')
  }
  for (const side of sidesOf(head.offered)) {
    add(
      `description.${side}`,
      lengthOf(head.description[side]) > textbookDescriptionMost && 'descriptionLong',
    )
  }
  return found
}

/** Returns what the chapters lack in the languages that are offered; undefined where they are complete. */
export function lackOfChapters(
  records: Iterable<DraftRecord>,
  offered: Offered,
): 'noChapter' | 'chaptersIncomplete' | undefined {
  const chapters = [...records].filter(
    ({ kind }) => kind === 'chapter',
  ) as unknown as ChapterRecord[]
  if (chapters.length === 0) return 'noChapter'
  const fits = (text: string, most: number) => text.trim() !== '' && lengthOf(text.trim()) <= most
  const isComplete = ({ name, introduction }: ChapterRecord) =>
    sidesOf(offered).every(
      (side) =>
        fits(name[side], chapterNameMost) && fits(introduction[side], chapterIntroductionMost),
    )
  return chapters.every(isComplete) ? undefined : 'chaptersIncomplete'
}
