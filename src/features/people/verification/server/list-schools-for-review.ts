import { paged } from '#src/server/database/paged.ts'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { Call } from '#src/server/kernel.ts'
import { provinces, schools } from '#src/features/people/school/tables.ts'
import { queuePerPage, schoolStates, type verificationApi } from '../contract.ts'
import { containsText } from '#src/server/text/contains-text.ts'
import { canOf } from '#src/shared/can.ts'
import { mayApproveSchool, mayMergeSchool, mayRejectSchool } from './rules.ts'
import { similarNames } from './similar-names.ts'

type List = Call<typeof verificationApi.getSchoolsForReview>
const targets = alias(schools, 'targets')

/** Schools, those that wait first: three questions whatever the number of rows. */
export async function listSchoolsForReview(call: List) {
  const { db, locale, input } = call
  const { status, keyword, provinceId, page } = input
  const fits = and(
    containsText(keyword, schools.name, schools.nameEn),
    provinceId === undefined ? undefined : eq(schools.provinceId, provinceId),
  )
  const [counted, rows] = await Promise.all([
    db
      .select({ status: schools.auditStatus, count: sql<number>`count(*)::int` })
      .from(schools)
      .where(fits)
      .groupBy(schools.auditStatus),
    db
      .select({
        school: schools,
        province: sql<string>`${inLanguage(locale, 'provinces', 'name')}`,
        people: sql<number>`(select count(*)::int from users u where u.school_id = ${schools.id})`,
        target: sql<string | null>`${inLanguage(locale, 'targets', 'name')}`,
      })
      .from(schools)
      .innerJoin(provinces, eq(provinces.id, schools.provinceId))
      .leftJoin(targets, eq(targets.id, schools.mergedIntoId))
      .where(and(fits, status === 'all' ? undefined : eq(schools.auditStatus, status)))
      .orderBy(
        sql`${schools.auditStatus} = 'pending' desc`,
        status === 'rejected' ? desc(schools.decidedAt) : asc(schools.createdAt),
        asc(schools.id),
      )
      .limit(queuePerPage)
      .offset((page - 1) * queuePerPage),
  ])
  const counts = Object.fromEntries(schoolStates.map((name) => [name, 0]))
  for (const row of counted) counts[row.status] = row.count
  const total =
    status === 'all' ? counted.reduce((sum, { count }) => sum + count, 0) : (counts[status] ?? 0)
  const listed = await listedIn(call, rows)
  const items = rows.map(({ school, province, people, target }) => {
    const { id, provinceId: place, name, auditStatus, createdAt } = school
    const nameEn = school.nameEn ?? ''
    const near = listed.filter((one) => one.provinceId === place)
    return {
      schoolId: id,
      provinceId: place,
      provinceName: province,
      name,
      nameEn,
      status: auditStatus,
      people,
      createdAt: createdAt.toISOString(),
      mergedIntoName: target,
      similar: auditStatus === 'pending' ? similarNames({ name, nameEn }, near) : [],
      can: {
        approve: canOf(mayApproveSchool(school)),
        reject: canOf(mayRejectSchool(school)),
        merge: canOf(mayMergeSchool(school)),
      },
    }
  })
  return {
    ...paged({ total, page, perPage: queuePerPage, items }),
    counts: counts as Record<(typeof schoolStates)[number], number>,
  }
}

/** The approved schools of the provinces in which one of these waits. */
async function listedIn(
  { db }: List,
  rows: { school: { auditStatus: string; provinceId: number } }[],
) {
  const places = rows.flatMap(({ school }) =>
    school.auditStatus === 'pending' ? [school.provinceId] : [],
  )
  if (places.length === 0) return []
  return db
    .select({
      schoolId: schools.id,
      provinceId: schools.provinceId,
      name: schools.name,
      nameEn: sql<string>`coalesce(${schools.nameEn}, '')`,
    })
    .from(schools)
    .where(and(eq(schools.auditStatus, 'approved'), inArray(schools.provinceId, places)))
    .orderBy(asc(schools.id))
}
