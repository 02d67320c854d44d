import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { holdOwn } from '#src/features/people/account/server/hold-own.ts'
import type { Tx } from '#src/server/database/db.ts'
import { codeAlphabet, codeLength } from '../code.ts'
import type { ClassSemester } from '../limits.ts'
import { classes, classMembers } from '../tables.ts'

/** Makes a code from 31^8 ones, of which no program predicts the next. */
export const makeCode = (): string =>
  Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('')

export interface NewClass {
  name: string
  yearFrom: number
  semester: ClassSemester
  copiedFromId?: number
}

/** Inserts a class with its owner. @returns its id */
export async function insertClass(tx: Tx, ownerId: number, given: NewClass): Promise<number> {
  // A code that is taken already is drawn again; one is, of all possible ones, once in a billion classes.
  const insert = () =>
    tx
      .insert(classes)
      .values({ ...given, code: makeCode() })
      .onConflictDoNothing({ target: classes.code })
      .returning({ classId: classes.id })
  let [made] = await insert()
  while (!made) [made] = await insert()
  const { classId } = made
  await tx.insert(classMembers).values({ classId, userId: ownerId, role: 'owner', state: 'member' })
  return classId
}

/**
 * Locks a teacher, so that classes are counted one after another. A class that the act concerns is locked before,
 * because all acts on classes lock them before people.
 */
export async function holdTeacher(tx: Tx, userId: number) {
  const { verifiedAt } = await holdOwn(tx, userId)
  const { rows } = await tx.execute<{ owned: number }>(sql`
    select count(*)::int as owned from class_members m join classes c on c.id = m.class_id
    where m.user_id = ${userId} and m.role = 'owner' and c.archived_at is null`)
  return { verified: verifiedAt !== null, owned: rows[0]!.owned }
}
