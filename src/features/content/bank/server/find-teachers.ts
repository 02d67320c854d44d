import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { schools } from '#src/features/people/school/tables.ts'
import { users } from '#src/features/people/account/tables.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { Call } from '#src/server/kernel.ts'
import { textPattern } from '#src/server/text/contains-text.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { bankApi } from '../contract.ts'
import { teachersShown } from '../folder-api.ts'
import { personName } from './person-name.ts'

/** Accounts that pass the role guard and are not locked, erased or about to be. */
export const isTeacher = () =>
  and(
    eq(users.accountRole, '2'),
    isNull(users.erasedAt),
    isNull(users.lockedAt),
    isNull(users.deletionRequestedAt),
  )

export async function findTeachers({
  db,
  viewer,
  locale,
  input: { name },
}: Call<typeof bankApi.findTeachers>): Promise<AnswerOf<typeof bankApi.findTeachers>> {
  const begins = textPattern(name, { prefix: true })
  const rows = await db
    .select({
      userId: users.id,
      realName: users.realName,
      realNameEn: users.realNameEn,
      username: users.username,
      school: sql<string | null>`${inLanguage(locale, 'schools', 'name')}`,
    })
    .from(users)
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(
      and(
        isTeacher(),
        sql`${users.id} <> ${viewer.id}`,
        or(
          sql`${users.realName} like ${begins}`,
          sql`lower(${users.realNameEn}) like lower(${begins})`,
          sql`lower(${users.username}) = lower(${name})`,
        ),
      ),
    )
    .orderBy(users.realName, users.id)
    .limit(teachersShown)
  return rows.map(({ userId, school, ...named }) => ({
    ...{ userId, school },
    name: personName(named, locale),
  }))
}
