import { changeSchools } from '#src/features/people/school/server/change-schools.ts'
import { changeUsers } from '#src/features/people/account/server/change-users.ts'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError, commonErrors } from '#src/shared/errors.ts'
import { users } from '#src/features/people/account/tables.ts'
import { schools } from '#src/features/people/school/tables.ts'
import { schoolTag } from '#src/features/people/school/tags.ts'
import { verificationErrors, type verificationApi } from '../contract.ts'
import { teacherVerifications } from '../tables.ts'
import { refuseField } from '#src/server/http/refuse-field.ts'
import { mayApproveSchool, mayMergeSchool, mayRejectSchool } from './rules.ts'
import { spreadSchoolNews } from './school-news.ts'
import { schoolActs } from '#src/features/people/school/server/acts-text.ts'

type Decide = Call<typeof verificationApi.decideSchool>
type School = typeof schools.$inferSelect

/**
 * Only one that waits is rejected; one that was rejected may be approved after all; any that was not
 * merged yet may be merged. A job notifies its people.
 * @returns how many people it had.
 */
export async function decideSchool(call: Decide) {
  const { db, jobs, input, changed } = call
  const decided = await db.transaction(async (tx) => {
    const { school, into } = await lockSchools(tx, input)
    const decidedNow = { decidedAt: sql<Date>`now()` }
    const set = (columns: Partial<School>) =>
      changeSchools(tx, { ...decidedNow, ...columns }).where(eq(schools.id, school.id))
    let people: number[]
    if (input.decision === 'approve') {
      must(mayApproveSchool(school))
      await set({ auditStatus: 'approved', mergedIntoId: null })
      people = idsOf(
        await tx.select({ id: users.id }).from(users).where(eq(users.schoolId, school.id)),
      )
    } else if (input.decision === 'reject') {
      must(mayRejectSchool(school))
      await set({ auditStatus: 'rejected' })
      people = await movePeople(tx, school.id, null)
    } else {
      must(mayMergeSchool(school))
      if (!into) throw refuseField(verificationErrors.mergeTarget, 'intoId')
      await set({ auditStatus: 'rejected', mergedIntoId: into.id })
      people = await movePeople(tx, school.id, into.id)
      await moveApplicationsAndNames(tx, school.id, into.id)
    }
    await spreadSchoolNews({ tx, jobs }, { decision: input.decision, school, into, people })
    await recordAct(tx, call, schoolActs[input.decision], {
      subject: `school:${school.id}`,
      detail: { name: school.name, people: people.length, ...(into && { into: into.name }) },
    })
    return { people: people.length }
  })
  changed(schoolTag(input))
  return decided
}

/** Both rows, always in the same order, so that two merges at one moment wait instead of deadlocking. */
async function lockSchools(tx: Tx, { schoolId, intoId, decision }: Decide['input']) {
  const wanted = decision === 'merge' && intoId !== undefined ? [schoolId, intoId] : [schoolId]
  const rows = await tx
    .select()
    .from(schools)
    .where(inArray(schools.id, wanted))
    .orderBy(asc(schools.id))
    .for('update')
  const school = rows.find(({ id }) => id === schoolId)
  if (!school) throw new AppError(commonErrors.notFound)
  const into = rows.find(({ id }) => id === intoId && id !== schoolId)
  return { school, into: into?.auditStatus === 'approved' ? into : undefined }
}

/** A person who chooses this school holds its row meanwhile (find-school.ts), so none is missed. */
const movePeople = async (tx: Tx, from: number, schoolId: number | null) =>
  idsOf(
    await changeUsers(tx, { schoolId }).where(eq(users.schoolId, from)).returning({ id: users.id }),
  )

/** Applications, and the names that were merged into this one before. */
async function moveApplicationsAndNames(tx: Tx, from: number, into: number): Promise<void> {
  await tx
    .update(teacherVerifications)
    .set({ schoolId: into })
    .where(eq(teacherVerifications.schoolId, from))
  await changeSchools(tx, { mergedIntoId: into }).where(eq(schools.mergedIntoId, from))
}

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)
