import { and, eq } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { schoolErrors } from '../contract.ts'
import { provinces, schools } from '../tables.ts'
import { refuseField } from '#src/server/http/refuse-field.ts'

interface SchoolChoice {
  provinceId: number
  /** One of the approved schools … */
  schoolId?: number
  /** … or the name of one that is not listed: it waits for review. */
  schoolName?: string
}

/**
 * The school that a person chose or named, held so that it cannot be rejected or merged before the
 * caller's transaction has put the person there. A name that was merged leads to where it went.
 */
export async function findOrNameSchool(tx: Tx, choice: SchoolChoice) {
  const { provinceId, schoolId, schoolName } = choice
  const [province] = await tx.select().from(provinces).where(eq(provinces.id, provinceId))
  if (!province) throw refuseField(schoolErrors.notFound, 'provinceId')
  if (schoolName !== undefined) {
    await tx.insert(schools).values({ provinceId, name: schoolName }).onConflictDoNothing()
  }
  const school = await heldSchool(
    tx,
    and(
      eq(schools.provinceId, provinceId),
      schoolName === undefined ? eq(schools.id, schoolId!) : eq(schools.name, schoolName),
    ),
  )
  const found = school?.mergedIntoId
    ? await heldSchool(tx, eq(schools.id, school.mergedIntoId))
    : school
  const isOpen = schoolName === undefined ? found?.auditStatus === 'approved' : isNamed(found)
  if (!found || !isOpen) {
    const field = schoolName === undefined ? 'schoolId' : 'schoolName'
    throw refuseField(schoolErrors.notFound, field)
  }
  return { id: found.id, name: found.name }
}

const isNamed = (school: { auditStatus: string } | undefined) => school?.auditStatus !== 'rejected'

async function heldSchool(tx: Tx, which: ReturnType<typeof and>) {
  const [school] = await tx.select().from(schools).where(which).for('share')
  return school
}
