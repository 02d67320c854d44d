import { sessionApi } from '#src/shared/session-contract.ts'
import { stringifySetCookie } from 'cookie'
import { eq, sql } from 'drizzle-orm'
import type { Config } from '#src/config.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Origin } from '#src/server/http/origin.ts'
import { publicFileUrl } from '#src/server/storage/file-url.ts'
import { files } from '#src/server/storage/tables.ts'
import { endpointUrl } from '#src/shared/endpoint.ts'
import type { Locale } from '#src/shared/locale.ts'
import { type SignedIn } from '../contract.ts'
import { userCustomRoles, users } from '../tables.ts'
import { createSession } from './create-session.ts'
import { masked } from './masks.ts'
import { rememberLanguage } from './remember-language.ts'

/** Name of the cookie with the refresh credential; the browser sends it to the refresh endpoint only. */
export const refreshCookie = 'farsail_refresh'

/** Makes the cookie; an empty credential deletes it. Without `remembered` it ends with the browser. */
export function refreshCookieOf(
  config: Pick<Config, 'PUBLIC_URL'>,
  credential: string,
  remembered: boolean,
  loginDays: number,
): string {
  return stringifySetCookie({
    name: refreshCookie,
    value: credential,
    path: endpointUrl(sessionApi.refresh),
    httpOnly: true,
    sameSite: 'strict',
    secure: config.PUBLIC_URL?.startsWith('https:') ?? false,
    ...(credential === '' ? { maxAge: 0 } : remembered && { maxAge: 2 * loginDays * 86_400 }),
  })
}

/**
 * Signs a person in on this device.
 * @returns the answer, and the cookie to push to `origin.setCookies` after the commit.
 */
export async function startSession(
  tx: Db | Tx,
  userId: number,
  options: {
    secret: string
    remember: boolean
    loginDay: number
    origin: Origin
    config: Config
    /** The language of mail to this person from now on. */
    locale: Locale
  },
): Promise<{ answer: SignedIn; cookie: string }> {
  const { secret, remember, loginDay, origin, config, locale } = options
  const { userAgent, ip } = origin
  await rememberLanguage(tx, userId, locale)
  const session = await createSession(tx, {
    ...{ secret, userId, remember, loginDay, userAgent, ip },
    sessionDays: config.SESSION_DAYS,
  })
  const [user] = await tx
    .select({
      userName: users.username,
      realName: users.realName,
      accountRole: users.accountRole,
      phone: users.phone,
      fileId: files.id,
      fileName: files.name,
      customRoles: sql<SignedIn['customRoles']>`array(
        select ${userCustomRoles.role} from ${userCustomRoles}
        where ${userCustomRoles.userId} = ${users.id} order by 1)`,
    })
    .from(users)
    .leftJoin(files, eq(files.id, users.avatarFileId))
    .where(eq(users.id, userId))
  const { phone, fileId, fileName, ...shown } = user!
  return {
    answer: {
      ...shown,
      userId,
      access_token: session.accessToken,
      expires: session.expiresAt.getTime(),
      phoneNumLX: phone ? masked(phone) : '',
      avatar: fileId && fileName ? publicFileUrl({ id: fileId, name: fileName }) : null,
      isRemembered: remember,
      loginDay,
    },
    cookie: refreshCookieOf(config, session.refreshCredential, remember, loginDay),
  }
}
