import { and, eq, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { normalContact, plainLine } from '#src/shared/identifiers.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import { publicFileUrl } from '#src/server/storage/file-url.ts'
import { files } from '#src/server/storage/tables.ts'
import { containsText } from '#src/server/text/contains-text.ts'
import type { Db } from '#src/server/database/db.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { CustomRole } from '#src/shared/viewer.ts'
import type { PersonRow, PersonState } from '../contract.ts'
import { matchesName } from '#src/features/people/account/server/matches-name.ts'
import { officeName } from '#src/features/people/account/server/office-name.ts'
import { sessions, userCustomRoles, users } from '#src/features/people/account/tables.ts'
import { teacherVerifications as asked } from '#src/features/people/verification/tables.ts'

/** Columns of the list and of the page of a person; the subqueries run for the rows shown only. */
export const personColumns = (locale: Locale) => ({
  userId: users.id,
  userName: users.username,
  realName: users.realName,
  realNameEn: users.realNameEn,
  avatarId: files.id,
  avatarName: files.name,
  accountRole: users.accountRole,
  customRoles: sql<CustomRole[]>`array(
    select ${userCustomRoles.role} from ${userCustomRoles}
    where ${userCustomRoles.userId} = ${users.id} order by 1)`,
  phone: users.phone,
  email: users.email,
  schoolName: sql<string | null>`${inLanguage(locale, 'schools', 'name')}`,
  verifiedAt: users.verifiedAt,
  lastAsked: sql<string | null>`(
    select ${asked.status} from ${asked} where ${asked.userId} = ${users.id}
    and ${asked.status} <> 'withdrawn' order by ${asked.id} desc limit 1)`,
  lockedAt: users.lockedAt,
  deletionRequestedAt: users.deletionRequestedAt,
  erasedAt: users.erasedAt,
  createdAt: users.createdAt,
  lastUsedAt: sql<Date | null>`(
    select max(${sessions.lastUsedAt}) from ${sessions}
    where ${sessions.userId} = ${users.id})`.mapWith(sessions.lastUsedAt),
})

interface Read {
  userId: number
  userName: string
  realName: string
  realNameEn: string | null
  avatarId: number | null
  avatarName: string | null
  accountRole: PersonRow['accountRole']
  customRoles: CustomRole[]
  phone: string | null
  email: string | null
  schoolName: string | null
  verifiedAt: Date | null
  lastAsked: string | null
  lockedAt: Date | null
  deletionRequestedAt: Date | null
  erasedAt: Date | null
  createdAt: Date
  lastUsedAt: Date | null
}

export function personRow(row: Read, locale: Locale): PersonRow {
  const { avatarId, avatarName, lastUsedAt } = row
  return {
    userId: row.userId,
    userName: row.userName,
    name: officeName(row, locale),
    realName: row.realName,
    realNameEn: row.realNameEn ?? '',
    avatar: avatarId && avatarName ? publicFileUrl({ id: avatarId, name: avatarName }) : null,
    accountRole: row.accountRole,
    customRoles: row.customRoles,
    phone: row.phone ?? '',
    email: row.email ?? '',
    schoolName: row.schoolName ?? '',
    verification: verificationOf(row),
    state: stateOf(row),
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}

function stateOf(row: Pick<Read, 'erasedAt' | 'lockedAt' | 'deletionRequestedAt'>): PersonState {
  if (row.erasedAt) return 'erased'
  if (row.lockedAt) return 'locked'
  return row.deletionRequestedAt ? 'leaving' : 'active'
}

function verificationOf({ verifiedAt, lastAsked }: Pick<Read, 'verifiedAt' | 'lastAsked'>) {
  if (verifiedAt) return 'verified'
  return lastAsked === 'pending' || lastAsked === 'rejected' ? lastAsked : 'none'
}

/** The same states as conditions. */
export const inState: Record<PersonState, SQL | undefined> = {
  active: and(isNull(users.erasedAt), isNull(users.lockedAt), isNull(users.deletionRequestedAt)),
  locked: and(isNull(users.erasedAt), isNotNull(users.lockedAt)),
  leaving: and(
    isNull(users.erasedAt),
    isNull(users.lockedAt),
    isNotNull(users.deletionRequestedAt),
  ),
  erased: isNotNull(users.erasedAt),
}

/** People whose last application that was not withdrawn is in one of these states. */
function lastAsked(db: Db, ...statuses: ('pending' | 'rejected')[]) {
  const later = alias(asked, 'later')
  return inArray(
    users.id,
    db
      .select({ userId: asked.userId })
      .from(asked)
      .where(
        and(
          inArray(asked.status, statuses),
          sql`not exists (select 1 from ${asked} as ${later} where ${later.userId} = ${asked.userId}
            and ${later.id} > ${asked.id} and ${later.status} <> 'withdrawn')`,
        ),
      ),
  )
}

export function hasVerification(db: Db, state: PersonRow['verification']): SQL | undefined {
  if (state === 'verified') return isNotNull(users.verifiedAt)
  const notVerified = isNull(users.verifiedAt)
  if (state === 'none') return and(notVerified, not(lastAsked(db, 'pending', 'rejected')))
  return and(notVerified, lastAsked(db, state))
}

/** A number, a name, a phone or an e-mail, or a part of one. */
export function matches(keyword: string): SQL | undefined {
  if (keyword === '') return undefined
  const text = plainLine(keyword)
  const contact = normalContact(keyword)
  const isNumber = /^\d{1,11}$/.test(contact)
  return or(
    matchesName(text),
    containsText(text.includes('@') ? contact : text, users.email),
    isNumber ? containsText(contact, users.phone) : undefined,
    isNumber && Number(contact) <= 2_147_483_647 ? eq(users.id, Number(contact)) : undefined,
  )
}
