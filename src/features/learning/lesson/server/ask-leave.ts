import { and, eq, sql } from 'drizzle-orm'
import { findOrMake } from '#src/features/content/file/server/make-folder.ts'
import { beginArrival } from '#src/features/content/file/server/uploads/begin-upload.ts'
import { holdClass, readClass } from '#src/features/learning/class/server/state.ts'
import type { Call } from '#src/server/kernel.ts'
import { endingOf } from '#src/server/storage/file-url.ts'
import { must, withValues } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { pick } from '#src/shared/locale.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'
import { passesRoleGuard } from '#src/shared/viewer.ts'
import type { lessonApi } from '../contract.ts'
import { lessonErrors as errors } from '../errors.ts'
import { leaveRequests, leaveUploads } from '../leave-tables.ts'
import { leaveAheadMost, leaveDaysMost, leavesWaitingMost, leaveUploadsPerDay } from '../limits.ts'
import { setLeavePictures } from './leave-pictures.ts'
import { folderText } from './leave-text.ts'
import { mayAskLeave, mayWithdrawLeave } from './rules.ts'

/** Begins the upload of a picture for a request. It becomes a file of its sender, in a folder of these. */
export async function beginLeavePicture(call: Call<typeof lessonApi.beginLeavePicture>) {
  const { db, viewer, locale, config, input } = call
  const { classId, uploadId, name, size } = input
  must(mayAskLeave(await readClass(db, { classId, userId: viewer.id })))
  return beginArrival(call, {
    // The name that a person gave the file is no affair of those who read the request.
    ...{ uploadId, name: `picture${endingOf(name).toLowerCase()}`, size },
    // Everyone may sign up and ask, so that these have less room than the files of teachers.
    ...(!passesRoleGuard(viewer) && { mostMiB: config.ANSWERS_PERSON_MIB }),
    async place(tx) {
      const recent = sql`user_id = ${viewer.id} and began_at > now() - interval '1 day'`
      if ((await tx.$count(leaveUploads, recent)) >= leaveUploadsPerDay)
        throw new AppError(errors.tooManyPictures)
      await tx.insert(leaveUploads).values({ uploadId, userId: viewer.id }).onConflictDoNothing()
      return findOrMake(tx, viewer.id, null, pick(folderText, locale))
    },
  })
}

/** Whether these days may be asked for on this day of the school. */
const areDays = (today: string, { firstDay, lastDay }: { firstDay: string; lastDay: string }) =>
  firstDay >= today &&
  firstDay <= addDays(today, leaveAheadMost) &&
  lastDay >= firstDay &&
  lastDay < addDays(firstDay, leaveDaysMost)

/** Asks for leave. Once more with the same key is once. */
export async function askLeave({ db, viewer, input }: Call<typeof lessonApi.askLeave>) {
  const { classId, key, firstDay, lastDay, reason, pictures } = input
  return db.transaction(async (tx) => {
    must(mayAskLeave(await holdClass(tx, { classId, userId: viewer.id })))
    const own = eq(leaveRequests.userId, viewer.id)
    const [done] = await tx
      .select({ leaveId: leaveRequests.id })
      .from(leaveRequests)
      .where(and(own, eq(leaveRequests.key, key)))
    if (done) return done
    if (!areDays(schoolDay(), input)) {
      const values = { days: leaveDaysMost, ahead: leaveAheadMost }
      throw new AppError(withValues(errors.leaveDays, values))
    }
    const waits = and(own, eq(leaveRequests.classId, classId), eq(leaveRequests.state, 'waiting'))
    if ((await tx.$count(leaveRequests, waits)) >= leavesWaitingMost)
      throw new AppError(withValues(errors.leavesMany, { most: leavesWaitingMost }))
    const [made] = await tx
      .insert(leaveRequests)
      .values({ classId, userId: viewer.id, key, firstDay, lastDay, reason })
      .returning({ leaveId: leaveRequests.id })
    await setLeavePictures(tx, { ...made!, userId: viewer.id, userFileIds: pictures })
    return made!
  })
}

/** Withdraws one's own request that waits. One that is gone already, or another's, changes nothing. */
export async function withdrawLeave({ db, viewer, input }: Call<typeof lessonApi.withdrawLeave>) {
  const own = and(eq(leaveRequests.id, input.leaveId), eq(leaveRequests.userId, viewer.id))
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ state: leaveRequests.state })
      .from(leaveRequests)
      .where(own)
      .for('update')
    if (!found) return
    must(mayWithdrawLeave(found))
    // Its pictures are deleted at night, by the rows of their uploads.
    await tx.delete(leaveRequests).where(own)
  })
  return {}
}
