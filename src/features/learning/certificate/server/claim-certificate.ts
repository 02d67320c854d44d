import { and, desc, eq, sql } from 'drizzle-orm'
import { type CourseKind, courseErrors } from '#src/features/learning/course/contract.ts'
import { coursePaths } from '#src/features/learning/course/paths.ts'
import { visibleState } from '#src/features/learning/course/server/access.ts'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'
import { countingShare } from '#src/features/learning/quiz/server/counting.ts'
import { balanceOf } from '#src/features/money/coins/server/balance.ts'
import { transferCoins } from '#src/features/money/coins/server/transfer-coins.ts'
import { holdOwn } from '#src/features/people/account/server/hold-own.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import type { certificateApi } from '../contract.ts'
import { certificateOffers, certificates } from '../tables.ts'
import { certificateFee } from './fee.ts'
import { issueCertificate } from './issue-certificate.ts'
import { printedNames } from './profile-name.ts'
import { mayClaim, mayConfirm } from './rules.ts'

/**
 * Issues the certificate of a completed course and takes its fee, in one transaction. Claimed again, it answers the one
 * that the person has.
 */
export async function claimCertificate({
  db,
  viewer,
  jobs,
  input,
}: Call<typeof certificateApi.claim>): Promise<{ code: string }> {
  const { courseId } = input
  await visibleState(db, courseId, viewer)
  return db.transaction(async (tx) => {
    // The lock on the person makes one claim wait for the other.
    const names = printedNames(await holdOwn(tx, viewer.id))
    const earlier = await readOwn(tx, viewer.id, courseId)
    if (earlier) return earlier
    const course = await readCourse(tx, viewer.id, courseId)
    const { fee, completedOn } = course
    const balance = fee > 0 ? await balanceOf(tx, viewer.id) : 0
    const offer = await readOffer(tx, courseId)
    const facts = { offered: offer?.offered === true, completed: completedOn !== null }
    must(mayClaim({ ...facts, ...names, fee, balance }))
    must(mayConfirm({ ...names, fee }, input))
    if (fee > 0) {
      await transferCoins(tx, {
        key: `certificate:${courseId}:user:${viewer.id}`,
        reason: 'certificate',
        from: { userId: viewer.id },
        to: { system: 'sales' },
        amount: fee,
        about: { zh: course.name, en: course.nameEn },
        link: coursePaths.course({ courseId, kind: course.kind }),
      })
    }
    const { offered: _, asksFee: _fee, showsMark, updatedAt: _at, ...printed } = offer!
    const { code } = await issueCertificate(
      tx,
      { jobs },
      {
        ...{ ...printed, ...names, courseId, userId: viewer.id },
        ...{ course: course.name, courseEn: course.nameEn },
        mark: showsMark ? await readMark(tx, viewer.id, courseId) : null,
        ...{ completedOn: completedOn!, issuedOn: schoolDay(), paid: fee },
      },
    )
    return { code }
  })
}

async function readOwn(tx: Tx, userId: number, courseId: number) {
  const [row] = await tx
    .select({ code: certificates.code })
    .from(certificates)
    .where(and(eq(certificates.userId, userId), eq(certificates.courseId, courseId)))
    .orderBy(desc(certificates.id))
    .limit(1)
  return row
}

interface CourseRow extends Record<string, unknown> {
  kind: CourseKind
  name: string
  nameEn: string
  fee: number
  completedOn: string | null
}

async function readCourse(tx: Tx, userId: number, courseId: number): Promise<CourseRow> {
  const { rows } = await tx.execute<CourseRow & { completedAt: Date | null }>(sql`
    select c.kind, coalesce(nullif(c.name, ''), c.name_en, '') as name,
      coalesce(nullif(c.name_en, ''), c.name) as "nameEn", ${certificateFee} as fee,
      (d.completed_at at time zone 'Asia/Shanghai')::date::text as "completedOn"
    from courses c left join certificate_offers o on o.course_id = c.id
    left join course_completions d on d.course_id = c.id and d.user_id = ${userId}
    where c.id = ${courseId}`)
  if (!rows[0]) throw new AppError(courseErrors.notFound)
  return rows[0]
}

/** Held, so that no other offer comes in between. */
async function readOffer(tx: Tx, courseId: number) {
  const [offer] = await tx
    .select()
    .from(certificateOffers)
    .where(eq(certificateOffers.courseId, courseId))
    .for('share')
  return offer
}

/** The mean of the counting marks of the course's quizzes, in percent; null without a result. */
async function readMark(tx: Tx, userId: number, courseId: number): Promise<number | null> {
  const { rows } = await tx.execute<{ mark: number | null }>(sql`
    select round(avg(${countingShare(sql`i.quiz_id`, userId)}) * 100)::int as mark
    from ${liveItems} i where i.course_id = ${courseId} and i.kind = 'quiz'`)
  return rows[0]?.mark ?? null
}
