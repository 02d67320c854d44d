import type { Tx } from '#src/server/database/db.ts'
import { cleanLine, type RosterLine } from '../rows.ts'
import { rosterRows } from '../tables.ts'
import { tieRows } from './tie-rows.ts'

/** Writes the roster of a class, to whose rows the students of the class are tied. */
export async function seedRoster(
  tx: Tx,
  classId: number,
  lines: readonly RosterLine[],
): Promise<void> {
  await tx.insert(rosterRows).values(
    lines.map((line) => {
      const { group, ...columns } = cleanLine(line)
      return { ...columns, classId, groupName: group }
    }),
  )
  await tieRows(tx, { classId })
}
