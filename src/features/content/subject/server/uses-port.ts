import type { Db, Tx } from '#src/server/database/db.ts'
import { portOfMany } from '#src/server/ports.ts'
import type { SubjectList } from '../lists.ts'

/** The uses of subjects in a room: its live rows and its drafts. */
interface Uses {
  /** Counts the courses or textbooks of each entry of a list, each once; entries without any may be left out. */
  count(db: Db | Tx, list: SubjectList): Promise<Map<number, number>>
  /** Gives all uses of an entry to another one of its list, in drafts and frozen offers too. */
  move(tx: Tx, given: { list: SubjectList; from: number; to: number }): Promise<void>
  /** Runs after the names of an entry have changed, for rooms whose searches know them. */
  renamed?(tx: Tx, given: { list: SubjectList; subjectId: number }): Promise<void>
}

export const subjectUses = portOfMany<Uses>('the uses of subjects')
