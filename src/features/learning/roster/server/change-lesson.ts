import { eq, sql } from 'drizzle-orm'
import { recordEvent } from '#src/features/learning/class/server/record-event.ts'
import { mayManage } from '#src/features/learning/class/server/rules.ts'
import { holdClass } from '#src/features/learning/class/server/state.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { rosterApi } from '../contract.ts'
import { lessonMinutes, lessonMinutesMost } from '../limits.ts'
import { firstLessons, rosterRows } from '../tables.ts'
import { forgetNumbers } from './count-guesses.ts'
import { mayOpenLesson } from './rules.ts'

/** Opens the first lesson for ten minutes; one that is open gets ten more, up to an hour from now. */
export async function openLesson({ db, viewer, input }: Call<typeof rosterApi.openLesson>) {
  const { classId } = input
  await db.transaction(async (tx) => {
    const found = await holdClass(tx, { classId, userId: viewer.id })
    must(mayOpenLesson(found, await tx.$count(rosterRows, eq(rosterRows.classId, classId))))
    const minutes = (count: number) => sql`make_interval(mins => ${count})`
    const { rows } = await tx.execute<{ isNew: boolean }>(sql`
      with before as (select ends_at from first_lessons where class_id = ${classId})
      insert into first_lessons as l (class_id, ends_at) values (${classId}, now() + ${minutes(lessonMinutes)})
      on conflict (class_id) do update set
        opened_at = case when l.ends_at > now() then l.opened_at else now() end,
        ends_at = least(greatest(l.ends_at, now()) + ${minutes(lessonMinutes)}, now() + ${minutes(lessonMinutesMost)})
      returning not exists (select from before where ends_at > now()) as "isNew"`)
    if (!rows[0]!.isNew) return
    await forgetNumbers(tx, found.code)
    await recordEvent(tx, { classId, actorId: viewer.id, kind: 'lessonOpened' })
  })
  return {}
}

/** Ends the first lesson at once: also for people who have opened its link. */
export async function endLesson({ db, viewer, input }: Call<typeof rosterApi.endLesson>) {
  const { classId } = input
  await db.transaction(async (tx) => {
    must(mayManage(await holdClass(tx, { classId, userId: viewer.id })))
    const { rowCount } = await tx
      .update(firstLessons)
      .set({ endsAt: sql`now()` })
      .where(sql`${firstLessons.classId} = ${classId} and ${firstLessons.endsAt} > now()`)
    if (rowCount) await recordEvent(tx, { classId, actorId: viewer.id, kind: 'lessonEnded' })
  })
  return {}
}
