import { accountApi } from '#src/features/people/account/contract.ts'
import { termsVersion } from '#src/features/people/account/forms.ts'
import { users } from '#src/features/people/account/tables.ts'
import { eq } from 'drizzle-orm'
import { classApi } from '#src/features/learning/class/contract.ts'
import type { Envelope } from '#src/shared/endpoint.ts'
import { endpointUrl } from '#src/shared/endpoint.ts'
import type { Person, World } from '#tests/world.ts'
import { rosterApi } from './contract.ts'
import type { RosterLine } from './rows.ts'

export const password = 'Harbour-2026-x'

/** A line with what the test says. */
export const line = (number: string, name: string, more: Partial<RosterLine> = {}): RosterLine => ({
  ...{ number, name, phone: '', email: '', group: '' },
  ...more,
})

/** So many lines of different people. */
export const manyLines = (count: number, from = 1): RosterLine[] =>
  Array.from({ length: count }, (_, at) =>
    line(String(2_026_030_000 + from + at), `学员${'甲乙丙丁戊己庚辛壬癸'[at % 10]}${hanOf(at)}`),
  )
const hanOf = (at: number) => String.fromCodePoint(0x4e00 + at)

/** Helpers of tests of rosters in a world. */
export function openRosters({ newUser, app, visitor }: World) {
  const { db } = app.kernel

  async function newClass(lines: RosterLine[] = []) {
    const owner = await newUser('teacher', { realName: '沈知遥' })
    const given = { name: '国贸 2601 班', yearFrom: '2026', semester: 'first' as const }
    const { classId } = await owner(classApi.create, given)
    const { code } = (await owner(classApi.getClass, { classId })).code!
    if (lines.length > 0) await owner(rosterApi.import, { classId, lines })
    return { owner, classId, code }
  }

  const roster = async (owner: Person, classId: number) =>
    (await owner(rosterApi.getRoster, { classId })).items

  const given = (code: string, one: { number: string; name: string }, secret = password) => ({
    ...{ code, number: one.number, name: one.name, password: secret, termsVersion },
  })
  const activate = (code: string, one: { number: string; name: string }, secret = password) =>
    visitor(rosterApi.activate, given(code, one, secret))

  /** Sends a call from an address. */
  async function activateFrom(ip: string, code: string, one: { number: string; name: string }) {
    const answer = await app.kernel.app.inject({
      method: 'POST',
      url: endpointUrl(rosterApi.activate),
      remoteAddress: ip,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(given(code, one)),
    })
    return answer.json<Envelope<{ userId: number; userName: string }>>()
  }

  const signIn = (username: string, secret = password) =>
    visitor(accountApi.login, { username, password: secret })

  /** Gives a person what the profile holds. */
  const change = (userId: number, values: Partial<typeof users.$inferInsert>) =>
    db.update(users).set(values).where(eq(users.id, userId))

  return { newClass, roster, activate, activateFrom, signIn, change }
}
