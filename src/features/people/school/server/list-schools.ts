import { and, asc, eq, sql } from 'drizzle-orm'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { Call } from '#src/server/kernel.ts'
import type { schoolApi } from '../contract.ts'
import { provinces, schools } from '../tables.ts'

/** The provinces in the official order. */
export function listProvinces({ db, locale }: Call<typeof schoolApi.getProvinces>) {
  return db
    .select({
      provinceId: provinces.id,
      name: sql<string>`${inLanguage(locale, 'provinces', 'name')}`,
    })
    .from(provinces)
    .orderBy(asc(provinces.id))
}

/** All approved schools. */
export function listSchools({ db, locale }: Call<typeof schoolApi.getSchools>) {
  return approvedSchools(db, locale, undefined)
}

/** The approved schools of a province. */
export function listSchoolsOfProvince({
  db,
  locale,
  input,
}: Call<typeof schoolApi.getSchoolsOfProvince>) {
  return approvedSchools(db, locale, input.provinceId)
}

function approvedSchools(db: Call<never>['db'], locale: Call<never>['locale'], province?: number) {
  const name = sql<string>`${inLanguage(locale, 'schools', 'name')}`
  return db
    .select({ schoolId: schools.id, provinceId: schools.provinceId, name })
    .from(schools)
    .where(
      and(
        eq(schools.auditStatus, 'approved'),
        province === undefined ? undefined : eq(schools.provinceId, province),
      ),
    )
    .orderBy(asc(schools.provinceId), asc(name), asc(schools.id))
}
