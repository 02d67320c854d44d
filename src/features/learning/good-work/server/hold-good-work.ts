import { sql } from 'drizzle-orm'
import { type ClassFacts, findClass } from '#src/features/learning/class/server/state.ts'
import type { Tx } from '#src/server/database/db.ts'
import { AppError } from '#src/shared/errors.ts'
import { goodWorkErrors as errors } from '../errors.ts'
import type { GoodState } from '../limits.ts'
import { counts, goodState } from './columns.ts'

interface Found extends Record<string, unknown> {
  classId: number
  title: string
  state: GoodState
  studentIds: number[]
}

/** Locks a good work within an act of one person. @throws goodWork.unknown, also for people outside the class */
export async function holdGoodWork(
  tx: Tx,
  { goodWorkId, userId }: { goodWorkId: number; userId: number },
): Promise<{ found: Found; standing: ClassFacts }> {
  await tx.execute(sql`select from good_works where id = ${goodWorkId} for update`)
  const { rows } = await tx.execute<Found>(sql`
    select h.class_id as "classId", h.title, ${goodState} as state,
      array(select k.user_id from good_work_consents k where k.good_work_id = g.id) as "studentIds"
    from good_works g join homework_works s on s.id = g.work_id join homework h on h.id = s.homework_id
    where g.id = ${goodWorkId} and ${counts}`)
  const [found] = rows
  const standing = found && (await findClass(tx, { classId: found.classId, userId }))
  if (!found || !standing?.role) throw new AppError(errors.unknown)
  return { found, standing }
}
