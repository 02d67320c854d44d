import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Endpoint, shapeOf } from '#src/shared/endpoint.ts'
import { runs } from '#tests/property.ts'
import { type KindOfPerson, kindsOfPeople } from '#tests/rights.ts'
import { openWorld, type Person } from '#tests/world.ts'
import { inputsOf } from './inputs.ts'

/** The refusals for a person who may not make a call at all. */
const refusals = new Set([
  'common.noToken',
  'common.tokenExpired',
  'common.sessionEnded',
  'common.roleNeeded',
  'common.teachersOnly',
  'common.forbidden',
])

export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/**
 * Holds each call of a room to the rules of all calls: it follows the table of rights, and answers
 * broken input without a 500 or an internal detail.
 * @param rights the people who may make each call, before any right on the object itself; written by hand
 */
export async function testCalls<Api extends Record<string, Endpoint>>(
  api: Api,
  rights: Readonly<Record<keyof Api, readonly KindOfPerson[]>>,
): Promise<void> {
  const { visitor, newUser, newCourse } = await openWorld()
  await newCourse({ chapters: [{ name: '一', introduction: '' }] })

  const calls = Object.entries(api).map(([name, endpoint]) => ({
    ...{ endpoint, method: endpoint.method, path: endpoint.path, kinds: rights[name]! },
  }))
  describe.each(calls)('$method $path', ({ endpoint, kinds }) => {
    // A new person for each call, because one of the calls signs out.
    const personOf = async (kind: KindOfPerson): Promise<Person> =>
      kind === 'visitor' ? visitor : newUser(kind)

    test.each(kindsOfPeople)('follows the table of rights for %s', async (kind) => {
      // An empty input: with the right, the answer names the missing fields; without it, the refusal
      // comes first.
      const { envelope } = await (await personOf(kind)).ask(endpoint, {})
      const refused = refusals.has(envelope.error ?? '')
      expect(refused, envelope.error).toBe(!kinds.includes(kind))
    })

    test('answers invalid input with a refusal, without a 500', async () => {
      const caller = fc.constantFrom(visitor, await newUser('student'), await newUser('admin'))
      await fc.assert(
        fc.asyncProperty(inputsOf(endpoint), caller, async (input, person) => {
          const { status, envelope } = await person.ask(endpoint, input)
          expect(status).toBeLessThan(500)
          expect(Object.keys(envelope)).toEqual(
            expect.arrayContaining(['code', 'msg', 'enmsg', 'count', 'data']),
          )
        }),
        runs(60),
      )
    })

    test('reveals no internal detail in an error', async () => {
      // A person with the right: for others the refusal comes before the input is read.
      const kind = kinds.at(-1)!
      const broken = Object.keys(shapeOf(endpoint.input)).map((name) => [name, "1'"])
      const { envelope } = await (await personOf(kind)).ask(endpoint, Object.fromEntries(broken))
      expect(refusals.has(envelope.error ?? ''), envelope.error).toBe(false)
      expect(JSON.stringify(envelope)).not.toMatch(/select |error:|at \w+ \(|node_modules|\.ts:/i)
    })
  })
}
