import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { courses, courseStaff } from '../tables.ts'

/** The rights of a co-teacher. */
export interface StaffRights {
  mayEdit: boolean
  mayRelease: boolean
  maySeeLearners: boolean
}

const isMember = (courseId: number, userId: number) =>
  and(eq(courseStaff.courseId, courseId), eq(courseStaff.userId, userId))

/** Invites a teacher to a locked course. */
export async function inviteStaff(
  tx: Tx,
  { courseId, userId, rights }: { courseId: number; userId: number; rights: StaffRights },
): Promise<void> {
  await tx.insert(courseStaff).values({ courseId, userId, ...rights })
}

/** @returns whether the person is a co-teacher, invited or accepted */
export async function setStaffRights(
  tx: Tx,
  { courseId, userId, rights }: { courseId: number; userId: number; rights: StaffRights },
): Promise<boolean> {
  const found = await tx
    .update(courseStaff)
    .set(rights)
    .where(isMember(courseId, userId))
    .returning({ userId: courseStaff.userId })
  return found.length > 0
}

/** @returns whether there was an invitation */
export async function acceptStaff(tx: Tx, courseId: number, userId: number): Promise<boolean> {
  const found = await tx
    .update(courseStaff)
    .set({ acceptedAt: sql`now()` })
    .where(and(isMember(courseId, userId), isNull(courseStaff.acceptedAt)))
    .returning({ userId: courseStaff.userId })
  return found.length > 0
}

/** @returns whether the person was a co-teacher, invited or accepted */
export async function endStaff(tx: Tx, courseId: number, userId: number): Promise<boolean> {
  const found = await tx
    .delete(courseStaff)
    .where(isMember(courseId, userId))
    .returning({ userId: courseStaff.userId })
  return found.length > 0
}

/** Offers a locked course to another teacher; null withdraws the offer. */
export async function setTransfer(tx: Tx, courseId: number, userId: number | null): Promise<void> {
  await tx.update(courses).set({ transferToId: userId }).where(eq(courses.id, courseId))
}

/** Gives a locked course to its new owner; the former one stays as a co-teacher with all rights. */
export async function changeOwner(
  tx: Tx,
  { courseId, from, to }: { courseId: number; from: number | null; to: number },
): Promise<void> {
  await tx
    .update(courses)
    .set({ ownerId: to, transferToId: null, updatedAt: sql`now()` })
    .where(eq(courses.id, courseId))
  await endStaff(tx, courseId, to)
  if (from === null) return
  const rights = { mayEdit: true, mayRelease: true, maySeeLearners: true }
  await tx
    .insert(courseStaff)
    .values({ courseId, userId: from, ...rights, acceptedAt: new Date() })
    .onConflictDoNothing()
}

/** Deletes a locked course so that it may be restored, and unpublishes it; false restores it. */
export async function setDeleted(tx: Tx, courseId: number, isDeleted: boolean): Promise<void> {
  await tx
    .update(courses)
    .set(
      isDeleted
        ? {
            deletedAt: sql`coalesce(deleted_at, now())`,
            publishStatus: 'unpublished',
            transferToId: null,
          }
        : { deletedAt: null },
    )
    .where(eq(courses.id, courseId))
}
