import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import { users } from '../../../people/account/tables.ts'
import { type bankApi, bankErrors } from '../contract.ts'
import { sharesMax } from '../folder-api.ts'
import { questionFolderShares } from '../tables.ts'
import { holdOwnFolder } from './change-folder.ts'
import { isTeacher } from './find-teachers.ts'

type Given = Call<typeof bankApi.shareFolder>

export async function shareFolder({ db, viewer, input }: Given) {
  const { folderId, right } = input
  return db.transaction(async (tx) => {
    await holdOwnFolder(tx, viewer, folderId)
    const given = await receiver(tx, viewer, input.with)
    const [known] = await tx
      .update(questionFolderShares)
      .set({ right })
      .where(and(eq(questionFolderShares.folderId, folderId), isReceiver(given)))
      .returning({ shareId: questionFolderShares.id })
    if (known) return known
    const shares = await tx.$count(
      questionFolderShares,
      eq(questionFolderShares.folderId, folderId),
    )
    if (shares >= sharesMax) throw new AppError(bankErrors.tooManyShares)
    const [made] = await tx
      .insert(questionFolderShares)
      .values({ folderId, right, ...given })
      .returning({ shareId: questionFolderShares.id })
    return made!
  })
}

type Receiver = { userId: number } | { schoolId: number }

const isReceiver = (given: Receiver) =>
  'userId' in given
    ? eq(questionFolderShares.userId, given.userId)
    : eq(questionFolderShares.schoolId, given.schoolId)

async function receiver(
  tx: Tx,
  viewer: { id: number },
  to: Given['input']['with'],
): Promise<Receiver> {
  if ('school' in to) {
    const [own] = await tx
      .select({ schoolId: users.schoolId, verifiedAt: users.verifiedAt })
      .from(users)
      .where(eq(users.id, viewer.id))
    if (!own?.schoolId || !own.verifiedAt) throw new AppError(bankErrors.noSchool)
    return { schoolId: own.schoolId }
  }
  const named =
    'userId' in to ? eq(users.id, to.userId) : sql`lower(${users.username}) = lower(${to.username})`
  const [teacher] = await tx.select({ id: users.id }).from(users).where(and(named, isTeacher()))
  if (!teacher) throw new AppError(bankErrors.noTeacher)
  if (teacher.id === viewer.id) throw new AppError(bankErrors.ownerAlready)
  return { userId: teacher.id }
}

export async function endShare({ db, viewer, input }: Call<typeof bankApi.endShare>) {
  return db.transaction(async (tx) => {
    await holdOwnFolder(tx, viewer, input.folderId)
    await tx
      .delete(questionFolderShares)
      .where(
        and(
          eq(questionFolderShares.id, input.shareId),
          eq(questionFolderShares.folderId, input.folderId),
        ),
      )
    return {}
  })
}

/** Ends the share of a folder with oneself by name; a share with a school stays. */
export async function leaveFolder({ db, viewer, input }: Call<typeof bankApi.leaveFolder>) {
  await db
    .delete(questionFolderShares)
    .where(
      and(
        eq(questionFolderShares.folderId, input.folderId),
        eq(questionFolderShares.userId, viewer.id),
        isNull(questionFolderShares.schoolId),
      ),
    )
  return {}
}
