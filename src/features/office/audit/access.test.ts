import { auditApi } from '#src/features/office/audit/contract.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#src/features/people/account/tables.ts'
import { guard } from '#src/server/pages/page-guards.ts'
import { readAddress } from '#src/server/pages/page-address.ts'
import { routes } from '#src/app/pages.ts'
import { isBuilt } from '#src/shared/page-row.ts'
import { type KindOfPerson, kindsOfPeople } from '#tests/rights.ts'
import { openWorld, refusal } from '#tests/world.ts'
import { features } from '#src/app/features.ts'

const objectRules = features.flatMap(({ rules }) => rules)

const { app, visitor, newUser } = await openWorld()
const admin = await newUser('admin')
const endpoints = app.kernel.registry.all().map((mounted) => mounted.endpoint)
const kinds = kindsOfPeople.filter(
  (kind): kind is Exclude<KindOfPerson, 'visitor'> => kind !== 'visitor',
)

/** The refusals that precede the check of the object. */
const refusals = ['noToken', 'tokenExpired', 'sessionEnded', 'roleNeeded', 'teachersOnly']
const isRefused = (error = '') =>
  [...refusals, 'forbidden'].some((name) => error === `common.${name}`)

test.each(kinds)(
  'the explained rights to calls match the outcome of each call: %s',
  async (kind) => {
    const { id } = await newUser(kind)
    const { calls } = await admin(auditApi.explainAccess, { userId: id })
    expect(calls).toHaveLength(endpoints.length)
    for (const endpoint of endpoints) {
      // A new person for each call, because one call signs out and others change roles.
      const person = await newUser(kind)
      const { envelope } = await person.ask(endpoint, {})
      const said = calls.find((one) => one.path === endpoint.path && one.method === endpoint.method)
      expect(said?.may, `${endpoint.path}: ${envelope.error}`).toBe(!isRefused(envelope.error))
      expect(said?.why.zh && said.why.en).toBeTruthy()
    }
  },
)

test.each(kinds)('the explained rights to pages match the guard: %s', async (kind) => {
  const person = await newUser(kind)
  const { pages } = await admin(auditApi.explainAccess, { userId: person.id })
  const resolution = await app.kernel.sessions.resolve(person.token)
  const viewer = 'viewer' in resolution ? resolution.viewer : null
  const rows = routes.filter(isBuilt)
  expect(pages.map(({ path }) => path)).toEqual(rows.map(({ path }) => path))
  for (const [index, row] of rows.entries()) {
    const verdict = guard(row, viewer, readAddress(`/zh-CN${row.path}`), isBuilt)
    expect(pages[index]!.may, row.path).toBe(verdict.kind === 'show')
  }
})

test('facts about a person and reasons of rights are explained in sentences', async () => {
  const unverified = await newUser('unverified')
  const ofTeacher = await admin(auditApi.explainAccess, { userId: unverified.id })
  expect(ofTeacher.facts.map(({ en }) => en)).toEqual([
    'Role: teacher',
    expect.stringContaining('Not verified as a teacher'),
    'Has no custom role',
  ])
  const join = ofTeacher.calls.find(({ path }) => path === 'Course/JoinCourse')
  expect(join).toMatchObject({
    may: true,
    also: [{ en: expect.stringContaining('published') }, {}],
  })
  const audit = ofTeacher.calls.find(({ path }) => path === 'Admin/GetAuditLog')
  expect(audit).toMatchObject({ may: false, why: { zh: expect.stringContaining('管理员') } })

  const locked = await newUser('locked')
  const ofLocked = await admin(auditApi.explainAccess, { userId: locked.id })
  expect(ofLocked.facts[0]!.en).toContain('disabled')
  const refused = ofLocked.calls.filter(({ may }) => !may)
  expect(refused.length).toBeGreaterThan(20)
  expect(new Set(refused.map(({ why }) => why.en))).toEqual(
    new Set(['The account is disabled and cannot sign in']),
  )

  const leaving = await newUser('student')
  await app.kernel.db
    .update(users)
    .set({ deletionRequestedAt: new Date() })
    .where(eq(users.id, leaving.id))
  const ofLeaving = await admin(auditApi.explainAccess, { userId: leaving.id })
  expect(ofLeaving.facts[0]!.en).toContain('requested the account deletion')
})

test('every sentence about an object’s rule belongs to an existing call', () => {
  const paths = new Set(endpoints.map(({ path }) => path))
  const unknown = objectRules.flatMap(({ calls }) => calls.filter(({ path }) => !paths.has(path)))
  expect(unknown).toEqual([])
})

test('only administrators may ask, and only about existing people', async () => {
  const student = await newUser('student')
  const about = { userId: student.id }
  await expect(student(auditApi.explainAccess, about)).rejects.toMatchObject(
    refusal('common.forbidden'),
  )
  await expect(visitor(auditApi.explainAccess, about)).rejects.toMatchObject(
    refusal('common.noToken'),
  )
  await expect(admin(auditApi.explainAccess, { userId: 999_999 })).rejects.toMatchObject(
    refusal('audit.personUnknown'),
  )
})
