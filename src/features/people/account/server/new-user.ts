import type { Tx, Db } from '#src/server/database/db.ts'
import type { AccountRole, CustomRole } from '#src/shared/viewer.ts'
import { normalContact, normalUsername } from '#src/shared/identifiers.ts'
import { userCustomRoles, users } from '../tables.ts'

export interface NewUser {
  username: string
  /** Made by `hashPassword`; '' for an account without a password. */
  passwordHash: string
  realName?: string
  /** Default '0': not chosen yet. */
  accountRole?: AccountRole
  customRoles?: readonly CustomRole[]
  schoolId?: number
  phone?: string
  email?: string
  introduction?: string
  introductionEn?: string
  avatarFileId?: number
  /** Set for a teacher whose documents were approved. */
  verifiedAt?: Date
  lockedAt?: Date
  passwordMustChange?: boolean
  /** The version of the terms accepted now. */
  termsVersion?: string
}

/**
 * Makes an account, for registration, the demo school and tests.
 * @returns the user's id.
 * @throws the database's unique violation when the name, phone or e-mail is taken.
 */
export async function createUser(
  tx: Db | Tx,
  { customRoles = [], username, phone, email, ...columns }: NewUser,
): Promise<number> {
  const [user] = await tx
    .insert(users)
    .values({
      ...columns,
      username: normalUsername(username),
      phone: phone ? normalContact(phone) : null,
      email: email ? normalContact(email) : null,
      termsAcceptedAt: columns.termsVersion ? new Date() : null,
    })
    .returning({ id: users.id })
  if (customRoles.length > 0) {
    await tx.insert(userCustomRoles).values(customRoles.map((role) => ({ userId: user!.id, role })))
  }
  return user!.id
}
