import type { Call } from '#src/server/kernel.ts'
import { widthOf } from '#src/server/net/networks.ts'
import type { guardApi } from '../contract.ts'
import { newCaptcha } from './captcha.ts'
import { readTries } from './tries.ts'
import { addressSubject, nameSubject, pairSubject } from './subjects.ts'
import { limitsOf, type Source, workLevelAt } from './sign-in-limits.ts'

/** Returns a new captcha of the requested kind, for the name or, without one, for the address. */
export async function getCaptcha(call: Call<typeof guardApi.getCaptcha>) {
  const { db, config, input, origin } = call
  const { kind, username } = input
  const address = addressSubject(origin.ip)
  const name = username === undefined ? undefined : nameSubject(username)
  const place = { address, width: widthOf(config, origin.ip) }
  const source: Source = name ? { ...place, name, pair: pairSubject(name, address) } : place
  const state = await readTries(db, limitsOf(source, 'work'))
  const level = workLevelAt(source, state)
  return newCaptcha(call, { kind, boundTo: name ?? address, level })
}
