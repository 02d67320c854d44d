import { sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { sharedNoteApi as api } from '../contract.ts'
import { sharedNoteErrors as errors } from '../errors.ts'
import { sharedNoteReports } from '../tables.ts'
import { reads, sharedTables } from './columns.ts'
import { mayReport } from './rules.ts'

/** Reports a note that the viewer may read; a second report of the same person changes nothing. */
export async function reportNote({ db, viewer, input }: Call<typeof api.report>) {
  const userId = sql`${viewer.id}::int`
  const { rows } = await db.execute<{ writerId: number }>(sql`
    select s.user_id as "writerId" from ${sharedTables}
    join class_members m on m.class_id = s.class_id and m.user_id = ${userId} and m.state = 'member'
    where s.id = ${input.sharedId} and ${reads(userId, sql`m.role`)}`)
  const [found] = rows
  if (!found) throw new AppError(errors.unknown)
  must(mayReport({ isMine: found.writerId === viewer.id }))
  await db
    .insert(sharedNoteReports)
    .values({ ...input, userId: viewer.id })
    .onConflictDoNothing()
  return {}
}
