import { eq, sql } from 'drizzle-orm'
import { recordAct } from '#src/server/audit/record-act.ts'
import { violated } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { accountErrors } from '#src/features/people/account/contract.ts'
import { provinces, schools } from '#src/features/people/account/tables.ts'
import { verificationErrors, type verificationApi } from '../contract.ts'
import { refuseField } from '#src/features/people/account/server/refuse-field.ts'

/** A new school is approved at once: a reviewer names it. An old one keeps its state. */
export async function saveSchool(call: Call<typeof verificationApi.saveSchool>) {
  const { db, input } = call
  const { schoolId, provinceId, name } = input
  const columns = { provinceId, name, nameEn: input.nameEn || null }
  try {
    return await db.transaction(async (tx) => {
      if ((await tx.$count(provinces, eq(provinces.id, provinceId))) === 0) {
        throw refuseField(accountErrors.schoolNotFound, 'provinceId')
      }
      const [school] =
        schoolId === undefined
          ? await tx
              .insert(schools)
              .values({ ...columns, auditStatus: 'approved', decidedAt: sql`now()` })
              .returning()
          : await tx.update(schools).set(columns).where(eq(schools.id, schoolId)).returning()
      if (!school) throw refuseField(accountErrors.schoolNotFound, 'schoolId')
      await recordAct(tx, call, {
        action: schoolId === undefined ? 'school.add' : 'school.change',
        subject: `school:${school.id}`,
        detail: { name, nameEn: columns.nameEn, provinceId },
      })
      return { schoolId: school.id }
    })
  } catch (error) {
    if (violated(error) === 'schools_province_id_name_index') {
      throw refuseField(verificationErrors.schoolTaken, 'name')
    }
    throw error
  }
}
