import { schoolApi } from '#src/features/people/school/contract.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openWorld } from '#tests/world.ts'
import { accountApi } from './contract.ts'
import { seedProvinces } from '#src/features/people/school/server/provinces.ts'
import { newAccount, openBrowser } from '#src/features/people/security/test-browser.ts'
import { users } from './tables.ts'
import { schools } from '#src/features/people/school/tables.ts'

const { app } = await openWorld()
const { db } = app.kernel
await seedProvinces(db)
let n = 0
const password = 'harbour-Blue-77'
const fieldErrors = z.object({ fields: z.array(z.object({ path: z.string() })) })
const fieldsOf = (envelope: { data: unknown }) =>
  fieldErrors.parse(envelope.data).fields.map(({ path }) => path)

async function newcomer(realName = '王五') {
  const username = `newcomer_${++n}`
  const id = await newAccount(app, { username, password, realName, accountRole: '0' })
  const browser = openBrowser(app)
  await browser.ask(accountApi.login, { username, password })
  return { id, browser }
}
const addSchool = async (name: string, more: Partial<typeof schools.$inferInsert> = {}) => {
  const [row] = await db
    .insert(schools)
    .values({ provinceId: 31, name, nameEn: `${name} EN`, auditStatus: 'approved', ...more })
    .returning()
  return row!.id
}

describe('choosing a role', () => {
  test('provinces and approved schools are listed for signed-in people only', async () => {
    const { browser } = await newcomer()
    const inShanghai = await addSchool('沪江大学')
    await addSchool('待审学校', { auditStatus: 'pending' })
    const inJiangsu = await addSchool('姑苏学院', { provinceId: 32 })
    const provinces = (await browser.ask(schoolApi.getProvinces, {})).envelope
    expect(provinces.count).toBe(34)
    expect(provinces.data.find(({ provinceId }) => provinceId === 31)).toEqual({
      provinceId: 31,
      name: '上海市',
      sound: 'shanghaishi shs',
    })
    const all = (await browser.ask(schoolApi.getSchools, {})).envelope.data
    expect(all.map(({ schoolId }) => schoolId)).toEqual([inShanghai, inJiangsu])
    const some = await browser.ask(schoolApi.getSchoolsOfProvince, { provinceId: '32' })
    expect(some.envelope.data).toEqual([
      { schoolId: inJiangsu, provinceId: 32, name: '姑苏学院', sound: 'gusuxueyuan gsxy' },
    ])
    for (const endpoint of [schoolApi.getProvinces, schoolApi.getSchools]) {
      expect((await openBrowser(app).ask(endpoint, {})).status).toBe(401)
    }
  })

  test('is possible once, and takes effect at once', async () => {
    const { browser } = await newcomer()
    const schoolId = await addSchool('海事大学')
    const { envelope } = await browser.ask(accountApi.selectRole, {
      role: '1',
      provinceId: 31,
      schoolId,
    })
    expect(envelope.data).toEqual({ accountRole: '1', realName: '王五', schoolName: '海事大学' })
    const me = await browser.ask(accountApi.getStudentInfo, {})
    expect(me.envelope.data.SchoolName).toBe('海事大学')
    const again = await browser.ask(accountApi.selectRole, { role: '2', provinceId: 31, schoolId })
    expect(again).toMatchObject({ status: 409, envelope: { error: 'account.roleChosen' } })
  })

  test('ends the person’s other sessions and no session of another person', async () => {
    const { browser, id } = await newcomer()
    const other = openBrowser(app)
    await other.ask(accountApi.login, { username: `newcomer_${n}`, password })
    const stranger = await newcomer()
    const input = { role: '1', provinceId: 31, schoolId: await addSchool('财经学院') }
    expect((await browser.ask(accountApi.selectRole, input)).envelope.code).toBe(0)
    expect((await other.ask(accountApi.getStudentInfo, {})).envelope.error).toBe(
      'common.sessionEnded',
    )
    for (const one of [browser, stranger.browser]) {
      expect((await one.ask(accountApi.getStudentInfo, {})).envelope.code).toBe(0)
    }
    expect(id).not.toBe(stranger.id)
  })

  test('two simultaneous choices: one counts', async () => {
    const { browser, id } = await newcomer()
    const schoolId = await addSchool('商学院')
    const answers = await Promise.all(
      ['1', '2'].map((role) =>
        browser.ask(accountApi.selectRole, { role, provinceId: 31, schoolId }),
      ),
    )
    const won = answers.find(({ envelope }) => envelope.code === 0)
    expect(answers.filter(({ envelope }) => envelope.code === 0)).toHaveLength(1)
    const [row] = await db.select().from(users).where(eq(users.id, id))
    expect(row!.accountRole).toBe(won!.envelope.data.accountRole)
  })

  test('a missing school is named and waits for review; the next person finds it', async () => {
    const first = await newcomer()
    const second = await newcomer()
    const input = { role: '2', provinceId: 44, schoolName: '  南粤职业学院 ' }
    const { envelope } = await first.browser.ask(accountApi.selectRole, input)
    expect(envelope.data).toMatchObject({ accountRole: '2', schoolName: '南粤职业学院' })
    expect((await second.browser.ask(accountApi.selectRole, input)).envelope.code).toBe(0)
    const rows = await db.select().from(schools).where(eq(schools.provinceId, 44))
    expect(rows).toMatchObject([{ name: '南粤职业学院', auditStatus: 'pending' }])
  })

  test('asks for the real name where it is missing', async () => {
    const { browser, id } = await newcomer('')
    const input = { role: '1', provinceId: 31, schoolId: await addSchool('理工大学') }
    const { envelope } = await browser.ask(accountApi.selectRole, input)
    expect(envelope.error).toBe('account.nameNeeded')
    expect(fieldsOf(envelope)).toEqual(['realName'])
    await browser.ask(accountApi.selectRole, { ...input, realName: '赵六' })
    const [row] = await db.select().from(users).where(eq(users.id, id))
    expect(row).toMatchObject({ realName: '赵六', accountRole: '1' })
  })

  test('refuses a school that is in another province, not approved, unknown or rejected', async () => {
    const { browser } = await newcomer()
    const elsewhere = await addSchool('浙江某校', { provinceId: 33 })
    const pending = await addSchool('审核中学校', { auditStatus: 'pending' })
    await addSchool('被拒学校', { auditStatus: 'rejected' })
    for (const school of [
      { schoolId: elsewhere },
      { schoolId: pending },
      { schoolId: 2_000_000_000 },
      { schoolName: '被拒学校' },
    ]) {
      const { envelope } = await browser.ask(accountApi.selectRole, {
        role: '1',
        provinceId: 31,
        ...school,
      })
      expect(envelope.error).toBe('school.notFound')
    }
    const nowhere = { role: '1', provinceId: 90, schoolName: '无处学校' }
    const { envelope } = await browser.ask(accountApi.selectRole, nowhere)
    expect(fieldsOf(envelope)).toEqual(['provinceId'])
  })

  test.each([
    [{ provinceId: 31, schoolId: 1 }, 'role'],
    [{ role: '0', provinceId: 31, schoolId: 1 }, 'role'],
    [{ role: '1', schoolId: 1 }, 'provinceId'],
    [{ role: '1', provinceId: 31 }, 'schoolId'],
    [{ role: '1', provinceId: 31, schoolId: 1, schoolName: '两者' }, 'schoolId'],
  ])('refuses %j beside the field', async (input, path) => {
    const { browser } = await newcomer()
    const { status, envelope } = await browser.ask(accountApi.selectRole, input)
    expect(status).toBe(400)
    expect(fieldsOf(envelope)).toEqual([path])
  })

  test('needs a session', async () => {
    expect((await openBrowser(app).ask(accountApi.selectRole, {})).status).toBe(401)
  })
})
