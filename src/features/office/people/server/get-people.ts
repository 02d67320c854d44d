import { paged } from '#src/server/database/paged.ts'
import { and, asc, desc, eq, exists, inArray, isNull, sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { files } from '#src/server/storage/tables.ts'
import { peoplePerPage, type peopleApi } from '../contract.ts'
import { userCustomRoles, users } from '#src/features/people/account/tables.ts'
import { schools } from '#src/features/people/school/tables.ts'
import { masked } from '#src/features/people/account/server/masks.ts'
import { hasVerification, inState, matches, personColumns, personRow } from './person-columns.ts'

type GetPeople = Call<typeof peopleApi.getPeople>

/** People, by name, number, phone or e-mail and by filters. Deleted accounts only where asked for. */
export async function getPeople({ db, input, locale }: GetPeople) {
  const { page, sort } = input
  const where = conditions(db, input)
  const order = {
    // Numbers are given in the order of signing up.
    newest: [desc(users.id)],
    oldest: [asc(users.id)],
    name: [asc(sql`${users.realName} collate "zh-x-icu"`), asc(users.id)],
  }[sort]
  // The page's ids first, then their columns: the pages before cost no more than counting.
  const found = db
    .select({ id: users.id })
    .from(users)
    .where(where)
    .orderBy(...order)
    .limit(peoplePerPage)
    .offset((page - 1) * peoplePerPage)
    .as('found')
  const [total, rows] = await Promise.all([
    db.$count(users, where),
    db
      .select(personColumns(locale))
      .from(found)
      .innerJoin(users, eq(users.id, found.id))
      .leftJoin(files, eq(files.id, users.avatarFileId))
      .leftJoin(schools, eq(schools.id, users.schoolId))
      .orderBy(...order),
  ])
  const items = rows
    .map((found) => personRow(found, locale))
    .map((row) => ({
      ...row,
      phone: row.phone && masked(row.phone),
      email: row.email && masked(row.email),
    }))
  return paged({ total, page, perPage: peoplePerPage, items })
}

function conditions(db: GetPeople['db'], input: GetPeople['input']) {
  const { keyword, role, customRole, verification, state, provinceId } = input
  return and(
    matches(keyword),
    role && eq(users.accountRole, role),
    customRole &&
      exists(
        db
          .select({ one: sql`1` })
          .from(userCustomRoles)
          .where(and(eq(userCustomRoles.userId, users.id), eq(userCustomRoles.role, customRole))),
      ),
    verification && hasVerification(db, verification),
    state ? inState[state] : isNull(users.erasedAt),
    provinceId === undefined
      ? undefined
      : inArray(
          users.schoolId,
          db.select({ id: schools.id }).from(schools).where(eq(schools.provinceId, provinceId)),
        ),
  )
}
