import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import type { lessonApi } from '../contract.ts'
import { markLeavesOfLesson } from './mark-leaves.ts'
import { mayMark } from './rules.ts'
import { holdLesson } from './state.ts'
import { tellPhones } from './tell-phones.ts'

/** Ends the roll call: students without a state are absent. */
export async function endRoll({ db, viewer, input }: Call<typeof lessonApi.endRoll>) {
  await db.transaction(async (tx) => {
    const lesson = await holdLesson(tx, { ...input, userId: viewer.id }, mayMark)
    await closeRoll(tx, lesson.lessonId, viewer.id)
  })
  return {}
}

/** Ends a lesson, and its roll call where that is open. */
export async function endLesson({ db, viewer, events, input }: Call<typeof lessonApi.end>) {
  await db.transaction(async (tx) => {
    const lesson = await holdLesson(tx, { ...input, userId: viewer.id }, mayMark)
    await closeLesson(tx, lesson.lessonId, viewer.id)
    await tellPhones(events, tx, lesson.classId)
  })
  return {}
}

/** Ends a lesson that the caller has locked. A student who is still called was passed over, and an open question is closed. */
export async function closeLesson(tx: Tx, lessonId: number, actorId: number): Promise<void> {
  await closeRoll(tx, lessonId, actorId)
  await tx.execute(sql`
    update lesson_calls set outcome = 'skipped' where lesson_id = ${lessonId} and outcome is null`)
  await tx.execute(sql`
    update lesson_questions set closed_at = now() where lesson_id = ${lessonId} and closed_at is null`)
  await tx.execute(
    sql`update lessons set ended_at = now() where id = ${lessonId} and ended_at is null`,
  )
}

async function closeRoll(tx: Tx, lessonId: number, actorId: number): Promise<void> {
  // Some may have joined the class since the lesson began.
  await markLeavesOfLesson(tx, lessonId)
  const { rows } = await tx.execute<{ classId: number }>(sql`
    update lessons set roll_ended_at = now() where id = ${lessonId} and roll_ended_at is null
    returning class_id as "classId"`)
  const [ended] = rows
  if (!ended) return
  await tx.execute(sql`
    with missing as (
      insert into lesson_marks (lesson_id, user_id, state)
      select ${lessonId}::int, m.user_id, 'absent' from class_members m
      where m.class_id = ${ended.classId} and m.role = 'student' and m.state = 'member'
      on conflict do nothing returning user_id)
    insert into lesson_mark_events (lesson_id, user_id, actor_id, source, "to")
    select ${lessonId}::int, user_id, ${actorId}::int, 'end', 'absent' from missing`)
}
