import { describe, expect, test } from 'vitest'
import { refusal } from '#tests/world.ts'
import { peopleApi } from './contract.ts'
import { teacherVerifications } from '#src/features/people/verification/tables.ts'
import { openOffice } from './test-people.ts'

const { db, newUser, admin, actsOn, set, find } = await openOffice()

describe('the list of people', () => {
  test('finds people by user name, real name, id, phone and e-mail, or a part of them', async () => {
    const one = await newUser('student', { username: 'Navigator_9', realName: '欧阳海帆' })
    await set(one.id, { phone: '13977001234', email: 'sea@example.com' })
    for (const keyword of ['navigator', '海帆', String(one.id), '7700 1234', 'sea@']) {
      expect(await find({ keyword }), keyword).toContain(one.id)
    }
    expect(await find({ keyword: 'navig%tor' })).toEqual([])
    expect(await find({ keyword: '99999999999' })).toEqual([])
  })
  test('masks phone and e-mail', async () => {
    const one = await newUser('student')
    await set(one.id, { phone: '13977005678', email: 'zhang@example.com' })
    const { items } = await admin(peopleApi.getPeople, { keyword: one.username })
    expect(items).toMatchObject([{ phone: '139****5678', email: 'z***@example.com' }])
  })
  test('filters by role, custom role, state and verification', async () => {
    const verified = await newUser('teacher')
    const unverified = await newUser('unverified')
    const pending = await newUser('unverified')
    const rejected = await newUser('unverified')
    const locked = await newUser('locked')
    const editor = await newUser('editor')
    const leaving = await newUser('student')
    await set(leaving.id, { deletionRequestedAt: new Date() })
    const erased = await newUser('student')
    await set(erased.id, { erasedAt: new Date() })
    const base = { realName: '张', decidedAt: new Date() }
    await db.insert(teacherVerifications).values([
      { ...base, userId: pending.id, status: 'rejected' },
      { ...base, userId: rejected.id, status: 'rejected' },
      { ...base, userId: rejected.id, status: 'withdrawn' },
      { ...base, userId: unverified.id, status: 'withdrawn' },
    ])
    await db.insert(teacherVerifications).values({ realName: '张', userId: pending.id })

    expect(await find({ role: '1' })).not.toContain(verified.id)
    expect(await find({ customRole: 'editor' })).toEqual([editor.id])
    expect(await find({ state: 'locked' })).toEqual([locked.id])
    expect(await find({ state: 'leaving' })).toEqual([leaving.id])
    expect(await find({ state: 'erased' })).toEqual([erased.id])
    expect(await find({})).not.toContain(erased.id)
    const of = async (verification: 'none' | 'pending' | 'verified' | 'rejected') =>
      (await admin(peopleApi.getPeople, { verification })).items
    expect(await of('verified')).toMatchObject([{ userId: verified.id, verification: 'verified' }])
    expect(await of('pending')).toMatchObject([{ userId: pending.id, verification: 'pending' }])
    expect(await of('rejected')).toMatchObject([{ userId: rejected.id, verification: 'rejected' }])
    const none = await of('none')
    expect(none.every(({ verification }) => verification === 'none')).toBe(true)
    expect(none.map(({ userId }) => userId)).toContain(unverified.id)
  })
  test('has pages and can be sorted', async () => {
    for (let n = 0; n < 26; n++) await newUser('student', { realName: `船员${String(n)}` })
    const first = await admin(peopleApi.getPeople, { keyword: '船员' })
    const second = await admin(peopleApi.getPeople, { keyword: '船员', page: 2 })
    expect(first).toMatchObject({ total: 26, pages: 2, page: 1 })
    expect(first.items).toHaveLength(25)
    expect(second.items).toHaveLength(1)
    expect(second.items[0]!.realName).toBe('船员0')
    const oldest = await admin(peopleApi.getPeople, { keyword: '船员', sort: 'oldest' })
    expect(oldest.items[0]!.realName).toBe('船员0')
    const byName = await admin(peopleApi.getPeople, { keyword: '船员', sort: 'name' })
    expect(byName.items[1]!.realName).toBe('船员1')
  })
})

describe('one person', () => {
  test('is shown with all data, sessions and applications, and each reader is logged once', async () => {
    const one = await newUser('teacher')
    await set(one.id, {
      phone: '13977009999',
      email: `one${one.id}@example.com`,
      college: '航运学院',
    })
    await db.insert(teacherVerifications).values({ userId: one.id, realName: '张' })
    const person = await admin(peopleApi.getPerson, { userId: one.id })
    expect(person).toMatchObject({
      userName: one.username,
      phone: '13977009999',
      email: `one${one.id}@example.com`,
      college: '航运学院',
      state: 'active',
      sessions: [{ current: false }],
      verifications: [{ status: 'pending' }],
      can: { updatePerson: { may: true }, lockPerson: { may: true } },
    })
    expect(JSON.stringify(person)).not.toMatch(/hash|sealed/i)
    await admin(peopleApi.getPerson, { userId: one.id })
    const other = await newUser('admin')
    await other(peopleApi.getPerson, { userId: one.id })
    expect(await actsOn(one.id)).toMatchObject([
      { action: 'people.read', actorId: admin.id },
      { action: 'people.read', actorId: other.id },
    ])
    await set(other.id, { lockedAt: new Date() })
  })
  test('can be viewed but not changed when erased or the viewer', async () => {
    const me = await admin(peopleApi.getPerson, { userId: admin.id })
    const ownActs = Object.entries(me.can).filter(([act]) => act !== 'revokeVerification')
    expect(new Set(ownActs.map(([, can]) => can.why?.id))).toEqual(new Set(['people.notYourself']))
    expect(me.sessions).toMatchObject([{ current: true }])
    const gone = await newUser('teacher')
    await set(gone.id, { erasedAt: new Date() })
    const { can, state } = await admin(peopleApi.getPerson, { userId: gone.id })
    expect(Object.values(can).some(({ may }) => may)).toBe(false)
    expect(can.updatePerson.why?.id).toBe('people.personErased')
    expect(state).toBe('erased')
    await expect(admin(peopleApi.getPerson, { userId: 999_999 })).rejects.toMatchObject(
      refusal('people.personUnknown'),
    )
  })
  test('with a requested deletion has the time of the deletion', async () => {
    const one = await newUser('student')
    await set(one.id, { deletionRequestedAt: new Date('2026-11-01T00:00:00Z') })
    expect(await admin(peopleApi.getPerson, { userId: one.id })).toMatchObject({
      state: 'leaving',
      erasesAt: '2026-11-15T00:00:00.000Z',
    })
  })
})
