import { sql } from 'drizzle-orm'
import { holdClass } from '#src/features/learning/class/server/state.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { lessonApi } from '../contract.ts'
import { lessonHoursMost } from '../limits.ts'
import { lessons } from '../tables.ts'
import { makeSecret } from './codes.ts'
import { closeLesson } from './end-lesson.ts'
import { mayBegin } from './rules.ts'

/** Begins a lesson, or finds the one that is running. One that was forgotten is ended first. */
export async function beginLesson({ db, viewer, input }: Call<typeof lessonApi.begin>) {
  const { classId } = input
  return db.transaction(async (tx) => {
    must(mayBegin(await holdClass(tx, { classId, userId: viewer.id })))
    const { rows } = await tx.execute<{ id: number; isOver: boolean }>(sql`
      select id, began_at < now() - make_interval(hours => ${lessonHoursMost}) as "isOver"
      from lessons where class_id = ${classId} and ended_at is null for update`)
    const [running] = rows
    if (running && !running.isOver) return { lessonId: running.id }
    if (running) await closeLesson(tx, running.id, viewer.id)
    const [made] = await tx
      .insert(lessons)
      .values({ classId, secret: makeSecret() })
      .returning({ lessonId: lessons.id })
    return made!
  })
}
