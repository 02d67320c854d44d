import { eq } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import type { classApi } from '../contract.ts'
import { classErrors } from '../errors.ts'
import { classes } from '../tables.ts'
import { makeCode } from './new-class.ts'
import { recordEvent } from './record-event.ts'
import { mayManage } from './rules.ts'
import { holdClass } from './state.ts'

/** Opens or closes the class code, with its last day and approval by choice. */
export async function setCode({ db, viewer, input }: Call<typeof classApi.setCode>) {
  const { classId, open, approval } = input
  const expiresOn = input.expiresOn || null
  await db.transaction(async (tx) => {
    const now = await holdClass(tx, { classId, userId: viewer.id })
    must(mayManage(now))
    const isSame =
      now.codeOpen === open && now.approval === approval && now.codeExpiresOn === expiresOn
    if (isSame) return
    // A day that has passed may stay as it is, so that a code that has expired can be closed.
    if (expiresOn && expiresOn !== now.codeExpiresOn && expiresOn < schoolDay())
      throw new AppError(classErrors.dayPassed)
    await tx
      .update(classes)
      .set({ codeOpen: open, needsApproval: approval, codeExpiresOn: expiresOn })
      .where(eq(classes.id, classId))
    await recordEvent(tx, { classId, actorId: viewer.id, kind: 'codeSet' })
  })
  return {}
}

/** Replaces the class code. The old one ends at once, for people who are joining too: they wait for this lock. */
export async function renewCode({ db, viewer, input }: Call<typeof classApi.renewCode>) {
  const { classId, code } = input
  return db.transaction(async (tx) => {
    const now = await holdClass(tx, { classId, userId: viewer.id })
    must(mayManage(now))
    if (now.code !== code) return { code: now.code }
    const made = makeCode()
    await tx.update(classes).set({ code: made }).where(eq(classes.id, classId))
    await recordEvent(tx, { classId, actorId: viewer.id, kind: 'codeRenewed' })
    return { code: made }
  })
}
