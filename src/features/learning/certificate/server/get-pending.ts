import { eq, sql } from 'drizzle-orm'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { courseProgress } from '#src/features/learning/course/server/progress-port.ts'
import { balanceOf } from '#src/features/money/coins/server/balance.ts'
import { users } from '#src/features/people/account/tables.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { certificateApi } from '../contract.ts'
import { certificateFee } from './fee.ts'
import { printedNames } from './profile-name.ts'
import { mayClaim } from './rules.ts'

interface Row extends Record<string, unknown> {
  courseId: number
  kind: CourseKind
  course: string
  institution: string
  hours: number
  completed: boolean
  fee: number
}

/** Lists the certificates that a person has not claimed: of completed courses first, then of joined ones. */
export async function getPending({
  db,
  ports,
  viewer,
  locale,
}: Call<typeof certificateApi.getPending>): Promise<AnswerOf<typeof certificateApi.getPending>> {
  const [listed, [user], balance] = await Promise.all([
    db.execute<Row>(sql`
      select c.id as "courseId", c.kind, ${inLanguage(locale, 'c', 'name')} as course,
        ${inLanguage(locale, 'o', 'institution')} as institution, o.hours,
        d.user_id is not null as completed, ${certificateFee} as fee
      from certificate_offers o join courses c on c.id = o.course_id
      left join course_learners l on l.course_id = c.id and l.user_id = ${viewer.id}
      left join course_completions d on d.course_id = c.id and d.user_id = ${viewer.id}
      where o.offered and (l.user_id is not null or d.user_id is not null)
        and not exists (select from certificates x where x.user_id = ${viewer.id} and x.course_id = c.id)
      order by d.completed_at desc nulls last, l.joined_at desc, c.id desc limit 200`),
    db
      .select({ realName: users.realName, realNameEn: users.realNameEn })
      .from(users)
      .where(eq(users.id, viewer.id)),
    balanceOf(db, viewer.id),
  ])
  const { rows } = listed
  const ids = rows.map(({ courseId }) => courseId)
  const progress = await ports.get(courseProgress).ofCourses(db, viewer.id, ids)
  const names = printedNames(user!)
  return {
    items: rows.map((row) => {
      const { done, total } = progress.get(row.courseId) ?? { done: 0, total: 0 }
      const claim = mayClaim({ ...row, ...names, offered: true, balance })
      return { ...row, done, items: total, can: { claim: canOf(claim) } }
    }),
    profileName: { zh: names.name, en: names.nameEn },
    balance,
  }
}
