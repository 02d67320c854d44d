import { presentPerson } from '#src/features/content/bank/server/person-name.ts'
import type { GradeStudent } from '../contract.ts'
import { readStudents, type StudentRow } from './read-students.ts'
import type { SourceContext } from './mark-source.ts'
import { type Given, givenText, readGiven } from './sources.ts'
import type { BookRow } from './state.ts'

/** Reads the students of a gradebook with all marks; once it is frozen, those of sources as they were then. */
export async function readSheet(
  context: SourceContext,
  asked: { classId: number; userId: number | null; book: BookRow },
): Promise<GradeStudent[]> {
  const { book, ...of } = asked
  const [students, given] = await Promise.all([
    readStudents(context.db, of),
    book.state === 'open' ? readGiven(context, { ...of, columns: book.columns }) : [],
  ])
  const texts = textsOf(given)
  return students.map((row) => ({
    ...{ userId: row.userId, number: row.number, groupId: row.groupId, marks: row.marks },
    name: nameOf(row, context),
    given: book.state === 'open' ? (texts.get(row.userId)?.join(',') ?? '') : row.frozen,
  }))
}

const nameOf = ({ person }: StudentRow, { locale }: SourceContext) =>
  presentPerson(person, locale)?.name ?? ''

function textsOf(given: readonly Given[]): Map<number, string[]> {
  const texts = new Map<number, string[]>()
  for (const one of given) {
    const own = texts.get(one.userId)
    if (own) own.push(givenText(one))
    else texts.set(one.userId, [givenText(one)])
  }
  return texts
}
