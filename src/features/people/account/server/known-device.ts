import { stringifySetCookie } from 'cookie'
import type { Kernel } from '#src/server/kernel.ts'
import type { Origin } from '#src/server/http/origin.ts'
import { hashCredential, newCredential } from '#src/server/http/session.ts'
import { isSigned, sign } from '#src/server/secrets/secret.ts'
import { endpointUrl } from '#src/shared/endpoint.ts'
import { accountApi } from '../contract.ts'

/** Name of the cookie of a known device; the browser sends it to the sign-in call only. */
export const deviceCookie = 'farsail_device'
const knownDays = 90
const dayMs = 86_400_000

type Given = Pick<Kernel, 'config' | 'secret'> & { origin: Origin }

/**
 * Remembers this device for the person who has just proved to be the owner of the account: its next
 * sign-ins have failures of their own, so that no stranger's failures keep the owner out.
 */
export function rememberDevice({ config, secret, origin }: Given, userId: number): void {
  const id = readDevice({ secret, origin }, userId) ?? newCredential().slice(0, 22)
  const until = Math.floor(Date.now() / dayMs) + knownDays
  const text = `${userId}.${id}.${until}`
  origin.setCookies.push(
    stringifySetCookie({
      name: deviceCookie,
      value: `${text}.${sign(secret, 'device', text)}`,
      path: endpointUrl(accountApi.login),
      httpOnly: true,
      sameSite: 'strict',
      secure: config.PUBLIC_URL?.startsWith('https:') ?? false,
      maxAge: (knownDays * dayMs) / 1000,
    }),
  )
}

/** Returns the subject of the device's failures, if it is a known one of this person. */
export function deviceSubject(given: Omit<Given, 'config'>, userId: number | undefined) {
  const id = userId === undefined ? undefined : readDevice(given, userId)
  return id === undefined ? undefined : `device:${hashCredential(id)}`
}

function readDevice({ secret, origin }: Omit<Given, 'config'>, userId: number): string | undefined {
  const [user, id, until, signature = '', ...more] = (origin.cookies[deviceCookie] ?? '').split('.')
  if (more.length > 0) return undefined
  if (!isSigned(secret, 'device', `${user}.${id}.${until}`, signature)) return undefined
  return Number(user) === userId && Number(until) * dayMs > Date.now() ? id : undefined
}
