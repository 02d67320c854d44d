import { eq } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { classApi } from '../contract.ts'
import { writeSemester } from '../semester.ts'
import { classes } from '../tables.ts'
import { holdTeacher, insertClass } from './new-class.ts'
import { recordEvent } from './record-event.ts'
import { mayHaveOneMore, mayManage } from './rules.ts'
import { holdClass } from './state.ts'

/** Creates a class, whose owner is the viewer. */
export async function createClass({ db, viewer, input }: Call<typeof classApi.create>) {
  const { name, yearFrom, semester } = input
  return db.transaction(async (tx) => {
    must(mayHaveOneMore(await holdTeacher(tx, viewer.id)))
    const classId = await insertClass(tx, viewer.id, { name, yearFrom: Number(yearFrom), semester })
    await recordEvent(tx, { classId, actorId: viewer.id, kind: 'created', detail: { name } })
    return { classId }
  })
}

export async function editClass({ db, viewer, input }: Call<typeof classApi.edit>) {
  const { classId, name, semester } = input
  const yearFrom = Number(input.yearFrom)
  await db.transaction(async (tx) => {
    const now = await holdClass(tx, { classId, userId: viewer.id })
    must(mayManage(now))
    if (now.name === name && now.yearFrom === yearFrom && now.semester === semester) return
    await tx.update(classes).set({ name, yearFrom, semester }).where(eq(classes.id, classId))
    const event = { classId, actorId: viewer.id }
    if (now.name !== name)
      await recordEvent(tx, { ...event, kind: 'edited', detail: { from: now.name, to: name } })
    const [from, to] = [writeSemester(now), writeSemester({ yearFrom, semester })]
    if (from !== to) await recordEvent(tx, { ...event, kind: 'moved', detail: { from, to } })
  })
  return {}
}
