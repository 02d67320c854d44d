import { and, eq, getTableColumns } from 'drizzle-orm'
import { userFiles } from '#src/features/content/file/tables.ts'
import { mayManage } from '#src/features/learning/class/server/rules.ts'
import { holdClass } from '#src/features/learning/class/server/state.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { homeworkApi } from '../contract.ts'
import { homeworkErrors } from '../errors.ts'
import { homework, homeworkAttachments } from '../tables.ts'
import { holdHomework } from './facts.ts'
import { dropHomework } from './drop-files.ts'
import { moveRights } from './move-rights.ts'
import { homeworkQuizzes } from './quiz-port.ts'
import { record } from './record.ts'
import { maySet } from './rules.ts'
import { idOf, insert } from './save-homework.ts'

/** Withdraws homework: students see it no longer. What they handed in stays. */
export async function withdrawHomework(call: Call<typeof homeworkApi.withdraw>) {
  const { db, viewer, input } = call
  const { homeworkId } = input
  await db.transaction(async (tx) => {
    const facts = await holdHomework(tx, { homeworkId, userId: viewer.id })
    must(maySet(facts))
    if (facts.homeworkState !== 'published') return
    await tx.update(homework).set({ state: 'withdrawn' }).where(eq(homework.id, homeworkId))
    await moveRights(tx, call, facts)
    await record(tx, { homeworkId, kind: 'withdrawn', actorId: viewer.id })
  })
  return {}
}

/** Deletes homework with its works and their files. */
export async function deleteHomework({
  db,
  ports,
  viewer,
  input,
}: Call<typeof homeworkApi.delete>) {
  const { homeworkId } = input
  await db.transaction(async (tx) => {
    const facts = await holdHomework(tx, { homeworkId, userId: viewer.id })
    must(maySet(facts))
    if (facts.kind === 'quiz') await ports.get(homeworkQuizzes).dropped(tx, homeworkId)
    await dropHomework(tx, homeworkId)
  })
  return {}
}

/** Copies homework to another class as a draft for all of it, whose groups are taken when it is published. Its dates stay, and are looked at before it is published. */
export async function copyHomework({ db, ports, viewer, input }: Call<typeof homeworkApi.copy>) {
  const { homeworkId, classId, key } = input
  return db.transaction(async (tx) => {
    must(mayManage(await holdClass(tx, { classId, userId: viewer.id })))
    must(mayCopy(await holdHomework(tx, { homeworkId, userId: viewer.id }, { shared: true })))
    const [of] = await tx.select().from(homework).where(eq(homework.id, homeworkId))
    if (!of) throw new AppError(homeworkErrors.unknown)
    const { kind, title, body, fullMark, criteria, kinds, dueAt, lateUntil, visibleFrom } = of
    const { latePercent, lateFloor, photosMost, filesMost, recordingMinutes } = of
    const { namesHidden, inGroups } = of
    const id = await insert(
      tx,
      { classId, key, userId: viewer.id },
      {
        ...{ kind, title, body, fullMark, criteria, kinds, dueAt, lateUntil, visibleFrom },
        ...{ latePercent, lateFloor, photosMost, filesMost, audience: 'all' as const },
        ...{ recordingMinutes, namesHidden, inGroups },
      },
    )
    if (id === null) return { homeworkId: await idOf(tx, classId, key) }
    if (kind === 'quiz') await ports.get(homeworkQuizzes).copied(tx, { from: homeworkId, to: id })
    // Nobody passes on files of others.
    const files = await tx
      .select(getTableColumns(homeworkAttachments))
      .from(homeworkAttachments)
      .innerJoin(userFiles, eq(userFiles.id, homeworkAttachments.userFileId))
      .where(and(eq(homeworkAttachments.homeworkId, homeworkId), eq(userFiles.ownerId, viewer.id)))
    if (files.length > 0) {
      await tx
        .insert(homeworkAttachments)
        .values(files.map((file) => ({ ...file, homeworkId: id })))
    }
    return { homeworkId: id }
  })
}

/** Homework of an archived class is copied too: that is how it is used again. */
const mayCopy = (facts: Parameters<typeof maySet>[0]) => maySet({ ...facts, state: 'active' })
