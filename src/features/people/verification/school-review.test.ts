import { schoolApi } from '#src/features/people/school/contract.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { messages } from '#src/features/people/message/tables.ts'
import { auditLog } from '#src/server/audit/tables.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { statementsOf } from '#src/server/testing/statements-of.ts'
import { openWorld, type Person, refusal } from '#tests/world.ts'
import { accountApi } from '#src/features/people/account/contract.ts'
import { similarity, similarNames } from './server/similar-names.ts'
import { seedProvinces } from '#src/features/people/school/server/provinces.ts'
import { users } from '#src/features/people/account/tables.ts'
import { schools } from '#src/features/people/school/tables.ts'
import { verificationApi } from './contract.ts'
import { teacherVerifications } from './tables.ts'

const { app, newUser, visitor } = await openWorld()
const { db } = app.kernel
await seedProvinces(db)
const reviewer = await newUser('reviewer')

type Row = typeof schools.$inferInsert
let number = 0
async function newSchool(more: Partial<Row> = {}) {
  const [row] = await db
    .insert(schools)
    .values({ provinceId: 33, name: `第${++number}学院`, ...more })
    .returning()
  return row!
}
const approved = (more: Partial<Row> = {}) => newSchool({ auditStatus: 'approved', ...more })

async function learner(schoolId: number) {
  const person = await newUser('student')
  await db.update(users).set({ schoolId }).where(eq(users.id, person.id))
  return person
}
const schoolOf = async ({ id }: Person) =>
  (await db.select().from(users).where(eq(users.id, id)))[0]!.schoolId
const rowOf = async (id: number) => (await db.select().from(schools).where(eq(schools.id, id)))[0]!
const messagesOf = ({ id }: Person) => db.select().from(messages).where(eq(messages.userId, id))
const acts = (schoolId: number) =>
  db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `school:${schoolId}`))
const decide = (schoolId: number, decision: 'approve' | 'reject' | 'merge', intoId?: number) =>
  reviewer(verificationApi.decideSchool, { schoolId, decision, intoId })
const listedIds = async () =>
  (await reviewer(schoolApi.getSchools, {})).map(({ schoolId }) => schoolId)

describe('the list', () => {
  const list = (input: object) => reviewer(verificationApi.getSchoolsForReview, input)

  test('counts the states, finds by both names and the province, and has the number of people of each school', async () => {
    const waiting = await newSchool({ provinceId: 37, name: '寻海学院' })
    const listed = await approved({ provinceId: 37, name: '寻海大学', nameEn: 'Xunhai University' })
    await learner(listed.id)
    const found = await list({ keyword: '寻海', status: 'all' })
    expect(found.counts).toEqual({ pending: 1, approved: 1, rejected: 0 })
    expect(found.items).toMatchObject([
      { schoolId: waiting.id, status: 'pending', people: 0, similar: [{ schoolId: listed.id }] },
      { schoolId: listed.id, status: 'approved', people: 1, similar: [], provinceName: '山东省' },
    ])
    expect((await list({ keyword: 'xunhai', status: 'approved' })).total).toBe(1)
    expect((await list({ keyword: '寻海' })).items).toMatchObject([{ schoolId: waiting.id }])
    expect((await list({ keyword: '寻海', provinceId: 33 })).total).toBe(0)
  })

  test('needs three queries for any number of schools', async () => {
    await Promise.all(Array.from({ length: 8 }, () => newSchool({ provinceId: 44 })))
    const asked = (input: object) => statementsOf(() => list(input))
    expect(await asked({ provinceId: 44 })).toBe(3)
    expect(await asked({ provinceId: 37 })).toBe(3)
  })
})

test('names of schools are compared by their distinctive parts', () => {
  expect(similarity('浙东外贸职业学院', '浙东外贸学院')).toBe(1)
  expect(similarity('浙江外贸职业学院', '浙东外贸职业学院')).toBe(0.75)
  expect(similarity('杭州职业技术学院', '宁波职业技术学院')).toBe(0)
  expect(similarity('北京大学', '北京大学医学部')).toBe(0.8)
  const near = [
    { name: '宁波大学', nameEn: 'Ningbo University' },
    { name: '浙江大学', nameEn: 'Zhejiang University' },
  ]
  expect(similarNames({ name: 'zhejiang univ', nameEn: '' }, near)).toEqual([near[1]])
  expect(similarNames({ name: '海事学院', nameEn: '' }, near)).toEqual([])
})

describe('adding and editing', () => {
  const save = (input: object, actor = reviewer) =>
    actor(verificationApi.saveSchool, { provinceId: 33, name: '新校', nameEn: '', ...input })

  test('a new school is listed at once; an edited one keeps its state; both are on record', async () => {
    const { schoolId } = await save({ name: '钱塘商学院', nameEn: 'Qiantang' })
    expect(await listedIds()).toContain(schoolId)
    const waiting = await newSchool()
    await save({ schoolId: waiting.id, name: '更名学院', nameEn: 'Renamed' })
    expect(await rowOf(waiting.id)).toMatchObject({
      ...{ name: '更名学院', nameEn: 'Renamed', auditStatus: 'pending' },
    })
    expect((await acts(schoolId)).map(({ action }) => action)).toEqual(['school.add'])
    expect((await acts(waiting.id)).map(({ action }) => action)).toEqual(['school.change'])
  })

  test('a name taken in the province, an unknown province and an unknown school are refused at their fields', async () => {
    await approved({ name: '已有学院' })
    for (const input of [
      { name: '已有学院' },
      { name: '已有学院', schoolId: (await approved()).id },
    ]) {
      await expect(save(input)).rejects.toMatchObject({
        envelope: { error: 'verification.schoolTaken', data: { fields: [{ path: 'name' }] } },
      })
    }
    await save({ name: '已有学院', provinceId: 44 })
    await expect(save({ provinceId: 90 })).rejects.toMatchObject({
      envelope: { error: 'school.notFound', data: { fields: [{ path: 'provinceId' }] } },
    })
    await expect(save({ schoolId: 999_999 })).rejects.toMatchObject(refusal('school.notFound'))
    await expect(save({ name: ' ' })).rejects.toMatchObject(refusal('common.invalid'))
  })
})

describe('deciding', () => {
  test('an approved school is listed, and its people get one message', async () => {
    const school = await newSchool({ name: '甬江学院' })
    const person = await learner(school.id)
    expect(await decide(school.id, 'approve')).toEqual({ people: 1 })
    expect(await listedIds()).toContain(school.id)
    await eventually(async () => expect(await messagesOf(person)).toHaveLength(1))
    expect(await messagesOf(person)).toMatchObject([
      { textZh: '“甬江学院”已通过审核，现在所有人都可以选择它。', link: '/user/profiles' },
    ])
    expect(await schoolOf(person)).toBe(school.id)
    await expect(decide(school.id, 'approve')).rejects.toMatchObject(
      refusal('verification.schoolDecided'),
    )
    expect(await acts(school.id)).toMatchObject([
      { action: 'school.approve', actorId: reviewer.id },
    ])
  })

  test('a rejected school is removed from its people, who are asked to choose again', async () => {
    const school = await newSchool({ name: '没有的学院' })
    const person = await learner(school.id)
    await decide(school.id, 'reject')
    expect(await schoolOf(person)).toBeNull()
    expect(await listedIds()).not.toContain(school.id)
    await eventually(async () => expect(await messagesOf(person)).toHaveLength(1))
    expect((await messagesOf(person))[0]).toMatchObject({
      ...{ textZh: expect.stringContaining('重新选择学校'), link: '/user/profiles' },
    })
    await expect(decide(school.id, 'reject')).rejects.toMatchObject(
      refusal('verification.schoolDecided'),
    )
    // A change of mind.
    await decide(school.id, 'approve')
    expect(await listedIds()).toContain(school.id)
    await expect(decide(school.id, 'reject')).rejects.toMatchObject(
      refusal('verification.schoolDecided'),
    )
  })

  test('a merge moves people, applications and earlier names to the other school', async () => {
    const target = await approved({ name: '浙海大学', nameEn: 'Zhehai University' })
    const alias = await newSchool({ name: '浙海大' })
    const earlier = await newSchool({
      name: '浙海',
      auditStatus: 'rejected',
      mergedIntoId: alias.id,
    })
    const person = await learner(alias.id)
    const [application] = await db
      .insert(teacherVerifications)
      .values({ userId: person.id, realName: '林', schoolId: alias.id })
      .returning()
    expect(await decide(alias.id, 'merge', target.id)).toEqual({ people: 1 })
    expect(await schoolOf(person)).toBe(target.id)
    expect(await rowOf(alias.id)).toMatchObject({
      auditStatus: 'rejected',
      mergedIntoId: target.id,
    })
    expect(await rowOf(earlier.id)).toMatchObject({ mergedIntoId: target.id })
    const [moved] = await db
      .select()
      .from(teacherVerifications)
      .where(eq(teacherVerifications.id, application!.id))
    expect(moved!.schoolId).toBe(target.id)
    await eventually(async () => expect(await messagesOf(person)).toHaveLength(1))
    expect((await messagesOf(person))[0]!.textEn).toContain('Zhehai University')
    // A person who enters the name again gets the same school.
    const next = await newUser('none')
    const chosen = await next(accountApi.selectRole, {
      ...{ role: '1', provinceId: 33, schoolName: '浙海', realName: '王' },
    })
    expect(chosen.schoolName).toBe('浙海大学')
    const shown = await reviewer(verificationApi.getSchoolsForReview, {
      ...{ status: 'rejected', keyword: '浙海大' },
    })
    expect(shown.items).toMatchObject([{ schoolId: alias.id, mergedIntoName: '浙海大学' }])
  })

  test('a merge needs another, approved school', async () => {
    const alias = await newSchool()
    const waiting = await newSchool()
    for (const intoId of [undefined, alias.id, waiting.id, 999_999]) {
      await expect(decide(alias.id, 'merge', intoId)).rejects.toMatchObject(
        refusal('verification.mergeTarget'),
      )
    }
    const target = await approved()
    await decide(alias.id, 'merge', target.id)
    await expect(decide(alias.id, 'merge', target.id)).rejects.toMatchObject(
      refusal('verification.schoolDecided'),
    )
    await expect(decide(999_999, 'approve')).rejects.toMatchObject(refusal('common.notFound'))
  })

  test('simultaneous decisions end in one merge, and no person keeps the merged school', async () => {
    for (let round = 0; round < 5; round++) {
      const target = await approved()
      const alias = await newSchool()
      const person = await learner(alias.id)
      const results = await Promise.allSettled([
        decide(alias.id, 'merge', target.id),
        decide(alias.id, 'reject'),
        decide(alias.id, 'merge', target.id),
      ])
      const good = results.filter(({ status }) => status === 'fulfilled')
      const { mergedIntoId } = await rowOf(alias.id)
      // Rejected first, it may still be merged after; never the other way round, never twice.
      expect(good.length).toBeGreaterThan(0)
      expect(good.length).toBeLessThan(3)
      expect(await schoolOf(person)).not.toBe(alias.id)
      expect(mergedIntoId).toBe(target.id)
    }
  })

  test('of two schools merged into each other simultaneously one remains', async () => {
    const [a, b] = [await approved(), await approved()]
    const results = await Promise.allSettled([
      decide(a.id, 'merge', b.id),
      decide(b.id, 'merge', a.id),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const rows = [await rowOf(a.id), await rowOf(b.id)]
    expect(rows.filter(({ auditStatus }) => auditStatus === 'approved')).toHaveLength(1)
  })

  test('people who choose a school during its merge get the other school', async () => {
    const target = await approved({ name: '汇聚大学' })
    const alias = await newSchool({ name: '汇聚大' })
    const comers = await Promise.all(Array.from({ length: 6 }, () => newUser('none')))
    await Promise.all([
      ...comers.map((person) =>
        person(accountApi.selectRole, {
          ...{ role: '1', provinceId: 33, schoolName: '汇聚大', realName: '王' },
        }),
      ),
      decide(alias.id, 'merge', target.id),
    ])
    expect(await Promise.all(comers.map(schoolOf))).toEqual(comers.map(() => target.id))
  })

  test('a teacher, an editor and a visitor are refused', async () => {
    const school = await newSchool()
    const input = { schoolId: school.id, decision: 'approve' as const }
    for (const one of [await newUser('teacher'), await newUser('editor'), visitor]) {
      const refused = { envelope: { error: expect.stringMatching(/^common\./) } }
      await expect(one(verificationApi.decideSchool, input)).rejects.toMatchObject(refused)
      await expect(one(verificationApi.getSchoolsForReview, {})).rejects.toMatchObject(refused)
      await expect(
        one(verificationApi.saveSchool, { provinceId: 33, name: '某', nameEn: '' }),
      ).rejects.toMatchObject(refused)
    }
    await (
      await newUser('admin')
    )(verificationApi.decideSchool, input)
  })
})
