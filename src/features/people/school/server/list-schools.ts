import { and, asc, eq, sql } from 'drizzle-orm'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { Call } from '#src/server/kernel.ts'
import type { schoolApi } from '../contract.ts'
import { soundOf } from './sound-of.ts'
import { provinces, schools } from '../tables.ts'

/** The provinces in the official order. */
export async function listProvinces({ db, locale }: Call<typeof schoolApi.getProvinces>) {
  const rows = await db
    .select({
      provinceId: provinces.id,
      zh: provinces.name,
      name: sql<string>`${inLanguage(locale, 'provinces', 'name')}`,
    })
    .from(provinces)
    .orderBy(asc(provinces.id))
  return rows.map(withSound)
}

/** All approved schools. */
export function listSchools({ db, locale }: Call<typeof schoolApi.getSchools>) {
  return approvedSchools(db, locale, undefined)
}

/** The approved schools of a province. */
export async function listSchoolsOfProvince({
  db,
  locale,
  input,
}: Call<typeof schoolApi.getSchoolsOfProvince>) {
  return (await approvedSchools(db, locale, input.provinceId)).map(withSound)
}

const withSound = <R extends { zh: string }>(row: R) => ({ ...row, sound: soundOf(row.zh) })

function approvedSchools(db: Call<never>['db'], locale: Call<never>['locale'], province?: number) {
  const name = sql<string>`${inLanguage(locale, 'schools', 'name')}`
  return db
    .select({ schoolId: schools.id, provinceId: schools.provinceId, zh: schools.name, name })
    .from(schools)
    .where(
      and(
        eq(schools.auditStatus, 'approved'),
        province === undefined ? undefined : eq(schools.provinceId, province),
      ),
    )
    .orderBy(asc(schools.provinceId), asc(name), asc(schools.id))
}
