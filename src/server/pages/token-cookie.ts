import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import type { Config } from '#src/config.ts'
import { readTokenRecord, tokenCookie, type TokenRecord } from '#src/shared/token-record.ts'

/** Returns the access token that the page is asked for with, valid or not. */
export const tokenOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  readTokenRecord(parseCookie(headers.cookie ?? '')[tokenCookie])?.access_token

/** As the page's script keeps it (`web/token-store.ts`), so that pages are rendered for the person. */
export const tokenCookieOf = ({ access_token, expires }: TokenRecord, config: Settings): string =>
  cookieOf(
    JSON.stringify({ access_token, expires }),
    Math.max(1, Math.round((expires - Date.now()) / 1000)),
    config,
  )

/**
 * Replaces a token that belongs to no session. The cookie is not deleted: the page's script, which keeps the
 * session's record, would write the dead token back instead of renewing it.
 */
export const deadTokenCookie = ({ PUBLIC_URL }: Settings): string =>
  stringifySetCookie({
    name: tokenCookie,
    value: '-',
    path: '/',
    sameSite: 'lax',
    secure: PUBLIC_URL?.startsWith('https:') ?? false,
  })

/** Deletes the cookie. */
export const noTokenCookie = (config: Settings): string => cookieOf('', 0, config)

type Settings = Pick<Config, 'PUBLIC_URL'>

function cookieOf(value: string, maxAge: number, { PUBLIC_URL }: Settings): string {
  return stringifySetCookie({
    name: tokenCookie,
    value,
    path: '/',
    sameSite: 'lax',
    maxAge,
    secure: PUBLIC_URL?.startsWith('https:') ?? false,
  })
}
