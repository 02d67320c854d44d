import { addSchool, changeSchools } from '#src/features/people/school/server/change-schools.ts'
import { schoolErrors } from '#src/features/people/school/contract.ts'
import { eq, sql } from 'drizzle-orm'
import { recordAct } from '#src/server/audit/record-act.ts'
import { violated } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { provinces, schools } from '#src/features/people/school/tables.ts'
import { schoolTag } from '#src/features/people/school/tags.ts'
import { verificationErrors, type verificationApi } from '../contract.ts'
import { refuseField } from '#src/server/http/refuse-field.ts'
import { schoolActs } from '#src/features/people/school/server/acts-text.ts'

/** A new school is approved at once: a reviewer names it. An old one keeps its state. */
export async function saveSchool(call: Call<typeof verificationApi.saveSchool>) {
  const { db, input, changed } = call
  const { schoolId, provinceId, name } = input
  const columns = { provinceId, name, nameEn: input.nameEn || null }
  try {
    const saved = await db.transaction(async (tx) => {
      if ((await tx.$count(provinces, eq(provinces.id, provinceId))) === 0) {
        throw refuseField(schoolErrors.notFound, 'provinceId')
      }
      const [school] =
        schoolId === undefined
          ? await addSchool(tx, {
              ...columns,
              auditStatus: 'approved',
              decidedAt: sql`now()`,
            }).returning()
          : await changeSchools(tx, columns).where(eq(schools.id, schoolId)).returning()
      if (!school) throw refuseField(schoolErrors.notFound, 'schoolId')
      await recordAct(tx, call, schoolId === undefined ? schoolActs.add : schoolActs.change, {
        subject: `school:${school.id}`,
        detail: { name, nameEn: columns.nameEn, provinceId },
      })
      return { schoolId: school.id }
    })
    changed(schoolTag(saved))
    return saved
  } catch (error) {
    if (violated(error) === 'schools_province_id_name_index') {
      throw refuseField(verificationErrors.schoolTaken, 'name')
    }
    throw error
  }
}
