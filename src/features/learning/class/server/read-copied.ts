import { createHash } from 'node:crypto'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Ports } from '#src/server/ports.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import { copiedKinds } from '../copied.ts'
import type { CopiedRow } from '../copy-api.ts'
import { classCopied, type CopiedFrom, schoolCalendar } from './copied-port.ts'

const nothing = {
  ...{ dates: [], stays: null, leaves: [], lesson: null, categories: [], columns: [] },
  round: null,
}

/** Reads the rows that may be copied, in a few statements whatever their number, with a hash that names this state. */
export async function readCopied(db: Db | Tx, ports: Ports, of: CopiedFrom) {
  const rows: CopiedRow[] = []
  // One after the other, because the copy reads them within its transaction.
  for (const { kind, rows: rowsOf } of ports.all(classCopied)) {
    rows.push(...(await rowsOf(db, of)).map((row) => ({ ...nothing, ...row, kind })))
  }
  const { terms, holidays } = await ports.get(schoolCalendar)(db)
  const ordered = copiedKinds.flatMap((kind) => rows.filter((row) => row.kind === kind))
  const year = schoolDay().slice(0, 4)
  return {
    hash: createHash('sha256')
      .update(JSON.stringify([ordered, terms]))
      .digest('hex'),
    rows: ordered,
    terms,
    holidays: holidays.filter(({ day }) => day >= year),
  }
}
