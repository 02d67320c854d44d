import { type SQL, sql } from 'drizzle-orm'
import type { ReportKind } from '#src/features/people/report/reasons.ts'
import { reportedThings } from '#src/features/people/report/server/reports-port.ts'
import type { Kernel } from '#src/server/kernel.ts'

/** A select of the reported things of all rooms, or of one kind: the columns of a room's queue, and `kind`. */
export const queueOf = (ports: Kernel['ports'], kind?: ReportKind): SQL =>
  sql.join(
    ports
      .all(reportedThings)
      .filter((room) => !kind || room.kind === kind)
      .map((room) => sql`select ${room.kind}::text as kind, q.* from (${room.queue}) q`),
    sql` union all `,
  )
