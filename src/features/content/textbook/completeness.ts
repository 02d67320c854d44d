import { isIsbn, plainIsbn } from './isbn.ts'
import { sidesOf, textbookDescriptionMost, type TextbookHead, textbookNameMost } from './records.ts'

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
    add(`name.${side}`, name === '' ? 'nameMissing' : name.length > textbookNameMost && 'nameLong')
  }
  const isbn = plainIsbn(head.isbn)
  add('isbn', isbn === '' ? 'isbnMissing' : !isIsbn(isbn) && 'isbnWrong')
  for (const field of ['publisher', 'author'] as const) {
    const line = head[field].trim()
    add(field, line === '' ? `${field}Missing` : line.length > textbookLineMost && 'lineLong')
  }
  for (const side of sidesOf(head.offered)) {
    add(
      `description.${side}`,
      head.description[side].length > textbookDescriptionMost && 'descriptionLong',
    )
  }
  return found
}
