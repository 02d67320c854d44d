import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '#src/server/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import { accountErrors, type accountApi } from '../contract.ts'
import { provinces, schools, users } from '../tables.ts'
import { refuseField } from './refuse-field.ts'

type SelectRole = Call<typeof accountApi.selectRole>

/** A new account becomes a student or a teacher, once. */
export async function selectRole({ db, viewer, input, sessions }: SelectRole) {
  const answer = await db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, viewer.id)).for('update')
    if (user?.accountRole !== '0') throw new AppError(accountErrors.roleChosen)
    const realName = user.realName || input.realName
    if (!realName) throw refuseField(accountErrors.nameNeeded, 'realName')
    const school = await findOrNameSchool(tx, input)
    await tx
      .update(users)
      .set({ accountRole: input.role, realName, schoolId: school.id })
      .where(eq(users.id, viewer.id))
    return { accountRole: input.role, realName, schoolName: school.name }
  })
  sessions.forget(viewer.id)
  return answer
}

async function findOrNameSchool(tx: Tx, input: SelectRole['input']) {
  const { provinceId, schoolId, schoolName } = input
  const [province] = await tx.select().from(provinces).where(eq(provinces.id, provinceId))
  if (!province) throw refuseField(accountErrors.schoolNotFound, 'provinceId')
  if (schoolName !== undefined) {
    await tx.insert(schools).values({ provinceId, name: schoolName }).onConflictDoNothing()
  }
  const [school] = await tx
    .select({ id: schools.id, name: schools.name })
    .from(schools)
    .where(
      and(
        eq(schools.provinceId, provinceId),
        schoolName === undefined
          ? and(eq(schools.id, schoolId!), eq(schools.auditStatus, 'approved'))
          : and(eq(schools.name, schoolName), ne(schools.auditStatus, 'rejected')),
      ),
    )
  if (!school) {
    const field = schoolName === undefined ? 'schoolId' : 'schoolName'
    throw refuseField(accountErrors.schoolNotFound, field)
  }
  return school
}
