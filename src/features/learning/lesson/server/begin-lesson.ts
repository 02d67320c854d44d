import { sql } from 'drizzle-orm'
import { holdClass } from '#src/features/learning/class/server/state.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { lessonApi } from '../contract.ts'
import { lessonHoursMost } from '../limits.ts'
import { lessons } from '../tables.ts'
import { makeSecret } from './codes.ts'
import { closeLesson } from './end-lesson.ts'
import { markLeavesOfLesson } from './mark-leaves.ts'
import { mayBegin } from './rules.ts'
import { tellPhones } from './tell-phones.ts'

/**
 * Begins a lesson, or finds the one that is running. One that was forgotten is ended first. The minutes after which
 * arrivals are late are those of the lesson before.
 */
export async function beginLesson({ db, viewer, events, input }: Call<typeof lessonApi.begin>) {
  const { classId } = input
  return db.transaction(async (tx) => {
    must(mayBegin(await holdClass(tx, { classId, userId: viewer.id })))
    const { rows } = await tx.execute<{ id: number; isOver: boolean }>(sql`
      select id, began_at < now() - make_interval(hours => ${lessonHoursMost}) as "isOver"
      from lessons where class_id = ${classId} and ended_at is null for update`)
    const [running] = rows
    if (running && !running.isOver) return { lessonId: running.id }
    if (running) await closeLesson(tx, running.id, viewer.id)
    const { rows: before } = await tx.execute<{ lateAfter: number | null }>(sql`
      select late_after as "lateAfter" from lessons where class_id = ${classId}
      order by began_at desc, id desc limit 1`)
    const [made] = await tx
      .insert(lessons)
      .values({ classId, secret: makeSecret(), lateAfter: before[0]?.lateAfter ?? null })
      .returning({ lessonId: lessons.id })
    await markLeavesOfLesson(tx, made!.lessonId)
    await tellPhones(events, tx, classId)
    return made!
  })
}
