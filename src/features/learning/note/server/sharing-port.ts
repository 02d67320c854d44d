import type { Db } from '#src/server/database/db.ts'
import { port } from '#src/server/ports.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import type { Call } from '#src/server/kernel.ts'
import type { Endpoint } from '#src/shared/endpoint.ts'
import type { Note, Sharing } from '../contract.ts'

interface Noted {
  noteId: number
  courseId: number
}

/** With whom one's own notes are shared. The room of shared notes provides it, because it knows classes. */
export const noteSharing = port<{
  /** Returns the classes that read each of these notes of the person, and those of these courses that a class of the person has. */
  of(
    db: Db,
    given: { userId: number; noteIds: number[]; courseIds: number[] },
  ): Promise<{ shared: ReadonlyMap<number, Sharing['classes']>; courses: ReadonlySet<number> }>
}>('sharing of notes')

/** Adds to the viewer's own notes with whom they are shared. */
export async function withSharing(
  { db, ports, viewer }: Pick<Call<Endpoint>, 'db' | 'ports'> & { viewer: Viewer },
  rows: readonly Noted[],
  notes: readonly Note[],
  courseId?: number,
) {
  const courseIds = new Set(rows.map((row) => row.courseId))
  if (courseId !== undefined) courseIds.add(courseId)
  const { shared, courses } = await ports.get(noteSharing).of(db, {
    userId: viewer.id,
    noteIds: rows.map(({ noteId }) => noteId),
    courseIds: [...courseIds],
  })
  return {
    notes: rows.map((row, at) => ({
      ...notes[at]!,
      sharing: { may: courses.has(row.courseId), classes: shared.get(row.noteId) ?? [] },
    })),
    courses,
  }
}
