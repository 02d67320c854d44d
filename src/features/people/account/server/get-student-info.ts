import { and, asc, eq, sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import { publicFileUrl } from '#src/server/storage/file-url.ts'
import { files } from '#src/server/storage/tables.ts'
import type { accountApi } from '../contract.ts'
import { provinces, schools, users } from '../tables.ts'

/** The provinces in the official order. */
export function listProvinces({ db, locale }: Call<typeof accountApi.getProvinces>) {
  return db
    .select({
      provinceId: provinces.id,
      name: sql<string>`${inLanguage(locale, 'provinces', 'name')}`,
    })
    .from(provinces)
    .orderBy(asc(provinces.id))
}

/** All approved schools. */
export function listSchools({ db, locale }: Call<typeof accountApi.getSchools>) {
  return approvedSchools(db, locale, undefined)
}

/** The approved schools of a province. */
export function listSchoolsOfProvince({
  db,
  locale,
  input,
}: Call<typeof accountApi.getSchoolsOfProvince>) {
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

/** My own data, under the names of the specification. */
export async function getStudentInfo({
  db,
  viewer,
  locale,
}: Call<typeof accountApi.getStudentInfo>) {
  const [row] = await db
    .select({
      phone: users.phone,
      email: users.email,
      fileId: files.id,
      fileName: files.name,
      school: sql<string>`${inLanguage(locale, 'schools', 'name')}`,
    })
    .from(users)
    .leftJoin(files, eq(files.id, users.avatarFileId))
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(eq(users.id, viewer.id))
  return {
    UId: viewer.id,
    Photo:
      row?.fileId && row.fileName ? publicFileUrl({ id: row.fileId, name: row.fileName }) : null,
    Phone: row?.phone ?? null,
    Email: row?.email ?? null,
    SchoolName: row?.school ?? null,
  }
}
