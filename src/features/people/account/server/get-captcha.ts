import type { Call } from '#src/server/kernel.ts'
import type { accountApi } from '../contract.ts'
import { newCaptcha } from './captcha.ts'
import { readTries } from './tries.ts'
import { addressSubject, nameSubject, pairSubject } from './subjects.ts'
import { limitsOf, workLevelOf } from './sign-in-limits.ts'

/** Returns a new captcha of the requested kind, for the name or, without one, for the address. */
export async function getCaptcha(call: Call<typeof accountApi.getCaptcha>) {
  const { db, input, origin } = call
  const { kind, username } = input
  const address = addressSubject(origin.ip)
  const name = username === undefined ? address : nameSubject(username)
  const source = { address, isSchool: false, name, pair: pairSubject(name, address) }
  const state = await readTries(db, limitsOf(source, 'work'))
  const level = workLevelOf(Math.max(0, ...state.map(({ failures }) => failures)))
  return newCaptcha(call, { kind, boundTo: name, level })
}
