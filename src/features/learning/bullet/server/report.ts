import { sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { bulletApi } from '../contract.ts'
import { bulletErrors as errors } from '../errors.ts'
import { bulletReports } from '../tables.ts'
import { mustWatch } from './facts.ts'
import { mayReport } from './rules.ts'

/** Reports a comment that the viewer sees; a second report of the same person changes nothing. @throws bullet.own */
export async function report(call: Call<typeof bulletApi.report>) {
  const { db, viewer, input } = call
  const { rows } = await db.execute<{
    authorId: number
    courseId: number
    itemId: number
    hidden: boolean
  }>(sql`
    select b.author_id as "authorId", i.course_id as "courseId", i.id as "itemId", b.hidden_reason is not null as hidden
    from bullets b join course_items i on i.id = b.item_id where b.id = ${input.bulletId}`)
  const [found] = rows
  if (!found) throw new AppError(errors.notFound)
  await mustWatch(call, found)
  const isMine = found.authorId === viewer.id
  if (found.hidden && !isMine) throw new AppError(errors.notFound)
  must(mayReport({ isMine }))
  await db
    .insert(bulletReports)
    .values({ ...input, userId: viewer.id })
    .onConflictDoNothing()
  return {}
}
