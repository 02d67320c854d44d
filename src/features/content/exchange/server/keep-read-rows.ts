import { eq } from 'drizzle-orm'
import type { Kernel } from '#src/server/kernel.ts'
import { type Double, findDoubles } from '../../bank/server/find-doubles.ts'
import type { QuestionBody } from '../../question/body/body.ts'
import type { ReadResult } from '../child/read-order.ts'
import { importMiB, questionsMost } from '../errors.ts'
import type { Note, ReadQuestion } from '../paper-form.ts'
import { questionImportRows, questionImports } from '../tables.ts'
import { isTakable } from '../takable.ts'
import { withFiles } from './body-files.ts'
import { fingerprintOf } from './fingerprint.ts'
import { bytesOf } from './import-room.ts'
import { failImport } from './fail-import.ts'
import { areHeld, isReading, saveAttachments } from './save-attachments.ts'

type Import = typeof questionImports.$inferSelect
type Read = Extract<ReadResult, { paper: object }>

/** Rows of an insert: PostgreSQL takes 65,535 parameters at once. */
const batch = 500

/** Keeps what was read for the review: pictures as files, then the rows and the state in one transaction. */
export async function keepRows(kernel: Kernel, held: Import, { format, paper }: Read) {
  const { db } = kernel
  const found = paper.questions.slice(0, questionsMost)
  const isCut = paper.questions.length > found.length
  if (found.length === 0) return failImport(db, held.id, { code: 'nothingFound' })
  if (bytesOf(found) > importMiB * 1024 * 1024) {
    return failImport(db, held.id, { code: 'fileTooLarge' })
  }
  const read = found.map(({ body }) => body)
  const files = await saveAttachments(kernel, held, paper.attachments, read)
  // Deleted meanwhile, with its pictures.
  if (!files) return
  const withTheirs = read.map((body) => body && withFiles(body, files))
  const bodies = withTheirs.map((one) => one && one.body)
  const places = [...bodies.keys()].filter((at) => bodies[at])
  const same = await findDoubles(
    db,
    { id: held.ownerId },
    places.map((at) => bodies[at]!),
  )
  const doubles = new Map(places.map((at, index) => [at, same[index] ?? []]))
  const firsts = firstPlaces(bodies)
  const rows = found.map((one, position) =>
    rowOf(one, {
      position,
      body: bodies[position] ?? null,
      missing: withTheirs[position]?.missing ?? [],
      first: firsts[position] ?? position,
      alike: doubles.get(position) ?? [],
    }),
  )
  await db.transaction(async (tx) => {
    // Deleted meanwhile, or read by another try that began when this one seemed to have ended.
    if (!(await isReading(tx, held, 'update')) || !(await areHeld(tx, held, files))) return
    await tx
      .update(questionImports)
      .set({
        state: 'review',
        format,
        name: paper.name || held.name,
        encoding: paper.encoding ?? null,
        sections: paper.sections,
        printedTotal: paper.printedTotal,
        notes: [
          ...paper.notes,
          ...(isCut ? [{ kind: 'lost' as const, code: 'tooManyQuestions' as const }] : []),
        ],
      })
      .where(eq(questionImports.id, held.id))
    for (let at = 0; at < rows.length; at += batch) {
      await tx
        .insert(questionImportRows)
        .values(rows.slice(at, at + batch).map((row) => ({ ...row, importId: held.id })))
    }
  })
}

/** Returns for each body the position at which the same question stands first. */
function firstPlaces(bodies: readonly (QuestionBody | null)[]): number[] {
  const first = new Map<string, number>()
  return bodies.map((body, position) => {
    if (body === null) return position
    const print = fingerprintOf(body)
    const known = first.get(print) ?? position
    first.set(print, known)
    return known
  })
}

interface Found {
  position: number
  body: QuestionBody | null
  /** Names of pictures that could not be kept. */
  missing: string[]
  /** The row of the same question that stands first in this file. */
  first: number
  /** Questions of the bank that say nearly the same. */
  alike: readonly Double[]
}

function rowOf(one: ReadQuestion, { position, body, missing, first, alike }: Found) {
  const isRepeated = first < position
  const notes: Note[] = [
    ...one.notes,
    ...missing.map((name): Note => ({ kind: 'lost', code: 'pictureMissing', about: { name } })),
  ]
  if (isRepeated) notes.push({ kind: 'hint', code: 'doubleInFile', about: { number: first + 1 } })
  // A sign or a number may be all the difference: what is only alike is named and kept.
  const print = body && fingerprintOf(body)
  const same = alike.find((one) => fingerprintOf(one.body) === print)
  const double = same ?? alike[0]
  if (double) notes.push({ kind: 'hint', code: same ? 'doubleInBank' : 'alikeInBank' })
  const { place, number = null, difficulty, tags, points, section, source } = one
  return {
    ...{
      position,
      place,
      number,
      section,
      body,
      difficulty,
      tags,
      points,
      notes,
      source,
      doubleOfId: double?.questionId ?? null,
    },
    keep: isTakable({ body, notes }) && !isRepeated && !same,
  }
}
