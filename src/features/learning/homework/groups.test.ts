import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { classApi } from '#src/features/learning/class/contract.ts'
import { readingOf } from '#src/features/content/file/server/reading-port.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { refusal } from '#tests/world.ts'
import { homeworkApi } from './contract.ts'
import { homeworkMarksOf } from './server/homework-marks-of.ts'
import { openHomework } from './test-homework.ts'
import { inHours, settings } from './test-settings.ts'

const world = await openHomework()
const { newClass, newGroups, set, draft, handIn, mark, dueIn, titlesTo, db } = world
const pictureOf = async (id: number) => (await world.give({ id }, 'invoice.png')).userFileId

const inGroups = { inGroups: true } as const

test('a group does one work: any member writes, hands in for all, and all have its mark', async () => {
  const { classId, owner, first, second, third, alone } = await newGroups()
  const homeworkId = await set(owner, classId, inGroups)
  const before = await first(homeworkApi.getOwn, { homeworkId })
  expect(before).toMatchObject({ inGroups: true, group: { name: '甲', saved: null } })
  expect(before.group!.members.map(({ userId }) => userId)).toEqual([first.id, second.id])
  expect((await alone(homeworkApi.getOwn, { homeworkId })).group, 'works alone').toBeNull()

  const { revision } = await draft(first, homeworkId, { text: '发票 26-0917' })
  const seen = await second(homeworkApi.getOwn, { homeworkId })
  expect(seen.draft).toMatchObject({ revision, text: '发票 26-0917' })
  expect(seen.group!.saved!.by).toBe('林晓舟')
  expect((await third(homeworkApi.getOwn, { homeworkId })).draft.text, 'another group').toBe('')
  const made = await second(homeworkApi.handIn, { homeworkId, revision })
  const again = await first(homeworkApi.handIn, { homeworkId, revision })
  expect(again, 'both press: it is handed in once').toEqual(made)
  await eventually(async () => expect((await titlesTo(first.id)).join()).toContain('已提交'))
  expect((await titlesTo(second.id)).join(), 'not whoever did it').not.toContain('已提交')
  const own = await first(homeworkApi.getOwn, { homeworkId })
  expect(own).toMatchObject({ own: { state: 'handedIn' }, handIns: [{ number: 1, by: '周雨婷' }] })
  expect((await first(homeworkApi.getMine, {})).items[0]).toMatchObject({ state: 'handedIn' })
  expect((await alone(homeworkApi.getMine, {})).items[0]).toMatchObject({ state: 'todo' })

  const works = await owner(homeworkApi.getWorks, { homeworkId, sort: 'group' })
  expect(works).toMatchObject({ alone: 1, counts: { waiting: 2, missing: 2 } })
  expect(works.items.map(({ group }) => group)).toEqual([null, '甲', '甲', '乙'])
  expect(works.groups.map(({ name }) => name)).toEqual(['甲', '乙'])
  const groupId = works.items[1]!.sharedId!
  const filtered = await owner(homeworkApi.getWorks, { homeworkId, group: groupId })
  expect(filtered.total).toBe(2)

  await mark(owner, homeworkId, first.id, 8500, { comment: '齐全' })
  const open = await owner(homeworkApi.getWork, { homeworkId, userId: second.id })
  expect(open).toMatchObject({ rawMark: 8500, comment: '齐全', work: { rawMark: 8500 } })
  expect(open.group!.members.map(({ rawMark }) => rawMark)).toEqual([8500, 8500])
  expect((await second(homeworkApi.getOwn, { homeworkId })).returned, 'not yet').toBeNull()
  expect(await owner(homeworkApi.release, { homeworkId })).toEqual({ count: 2 })
  for (const one of [first, second]) {
    expect((await one(homeworkApi.getOwn, { homeworkId })).returned).toMatchObject({ mark: 8500 })
    await eventually(async () => expect((await titlesTo(one.id)).join()).toContain('已批改'))
  }
  const { marks } = await homeworkMarksOf(db, classId)
  const of = new Map(
    marks.map(({ studentId, state, mark: counted }) => [studentId, [state, counted]]),
  )
  expect(of.get(second.id)).toEqual(['marked', 8500])
  expect(of.get(alone.id)).toEqual(['missing', null])
})

test('two members who write at once lose no words, and a hand-in names what was seen', async () => {
  const { classId, owner, first, second } = await newGroups()
  const homeworkId = await set(owner, classId, inGroups)
  const photo = await pictureOf(first.id)
  const base = await draft(first, homeworkId, { text: '标题\n', photos: [photo] })
  const [one, other] = await Promise.all([
    draft(first, homeworkId, { text: '标题\n甲写的', photos: [photo] }, base),
    draft(second, homeworkId, { text: '标题\n乙写的', photos: [photo] }, base),
  ])
  const { draft: both } = await first(homeworkApi.getOwn, { homeworkId })
  expect(both.text).toContain('甲写的')
  expect(both.text).toContain('乙写的')
  expect([one.merged, other.merged].filter(Boolean)).toHaveLength(1)
  expect(both.photos, 'a file of the other member stays').toEqual([photo])
  const early = Math.min(one.revision, other.revision)
  const unseen = second(homeworkApi.handIn, { homeworkId, revision: early })
  await expect(unseen).rejects.toMatchObject(refusal('homework.changedByMember'))

  const without = await draft(first, homeworkId, { text: both.text, photos: [] }, both)
  expect(without.photos).toEqual([])
  const late = await draft(
    second,
    homeworkId,
    { text: `${both.text}\n还有`, photos: [photo] },
    both,
  )
  expect(late, 'what a member has removed stays removed').toMatchObject({
    photos: [],
    merged: true,
  })
  expect(late.text).toContain('还有')
  const gone = await draft(second, homeworkId, { text: 'x', files: [2_000_000_000] }, late)
  expect(gone.files, 'a file that is deleted').toEqual([])
  const stolen = await pictureOf(owner.id)
  const taking = await draft(second, homeworkId, { text: 'x', photos: [stolen] }, gone)
  expect(taking.photos, 'a file of a stranger').toEqual([])
})

test('files of a group are read by its members alone, and by teachers once they are handed in', async () => {
  const { classId, owner, first, second, third } = await newGroups()
  const homeworkId = await set(owner, classId, inGroups)
  const photo = await pictureOf(first.id)
  await handIn(first, homeworkId, { text: 'a', photos: [photo] })
  const mayRead = async ({ id }: { id: number }) => {
    const viewer = { id, accountRole: '1', customRoles: [] } as unknown as Viewer
    const given = { ...world.app.kernel, viewer, locale: 'zh-CN' as const, userFileId: photo }
    return (await readingOf(given)).read
  }
  expect(await Promise.all([second, third, owner].map(mayRead))).toEqual([true, false, true])
  const seen = await second(homeworkApi.getOwn, { homeworkId })
  expect(seen.given.map(({ userFileId }) => userFileId)).toEqual([photo])
  expect((await third(homeworkApi.getOwn, { homeworkId })).given).toEqual([])
  const { given } = await owner(homeworkApi.getWork, { homeworkId, userId: second.id })
  expect(given.map(({ userFileId }) => userFileId)).toEqual([photo])
})

test('dates are those of the group: late, extended, given back; an excuse is of one student', async () => {
  const { classId, owner, first, second, alone } = await newGroups()
  const late = { until: inHours(24 * 5), percent: 10, floor: 50 }
  const homeworkId = await set(owner, classId, { ...inGroups, late })
  await dueIn(homeworkId, -1000)
  await handIn(first, homeworkId)
  const row = async (userId: number) =>
    (await owner(homeworkApi.getWorks, { homeworkId })).items.find(
      ({ student }) => student.userId === userId,
    )!
  expect([(await row(first.id)).daysLate, (await row(second.id)).daysLate]).toEqual([1, 1])
  const dueAt = inHours(48)
  await owner(homeworkApi.extend, { homeworkId, userId: second.id, dueAt })
  for (const one of [first, second]) {
    expect(await row(one.id)).toMatchObject({ daysLate: 0, extendedTo: dueAt })
    await eventually(async () => expect((await titlesTo(one.id)).join()).toContain('已延期'))
  }
  expect((await row(alone.id)).extendedTo).toBeNull()
  await owner(homeworkApi.giveBack, {
    ...{ homeworkId, userId: first.id, handIn: 1, comment: '请补页', dueAt: inHours(24) },
  })
  expect((await second(homeworkApi.getOwn, { homeworkId })).redo?.comment).toBe('请补页')
  await owner(homeworkApi.excuse, { homeworkId, userId: second.id, excused: true })
  await expect(handIn(second, homeworkId, { text: '新' })).rejects.toMatchObject(
    refusal('homework.isExcused'),
  )
  await handIn(first, homeworkId, { text: '新' })
  const states = [await row(first.id), await row(second.id)].map(({ state }) => state)
  expect(states).toEqual(['waiting', 'excused'])
})

test('one member may have another mark with a reason, which stays when the group is marked again', async () => {
  const { classId, owner, assistant, first, second, third, alone } = await newGroups()
  const homeworkId = await set(owner, classId, inGroups)
  await handIn(first, homeworkId)
  await mark(owner, homeworkId, first.id, 8000)
  const memberOf = async (userId: number) =>
    (await owner(homeworkApi.getWork, { homeworkId, userId: first.id })).group!.members.find(
      ({ student }) => student.userId === userId,
    )!
  const giving = async (userId: number, own: { rawMark: number; reason: string } | null) => {
    const { revision } = await memberOf(userId)
    return assistant(homeworkApi.setOwnMark, {
      homeworkId,
      userId,
      own,
      revision,
      next: Date.now(),
    })
  }
  const low = { rawMark: 6000, reason: '没有参加' }
  expect(await giving(second.id, low)).toMatchObject({ saved: true, rawMark: 6000 })
  await mark(owner, homeworkId, first.id, 9000, { comment: '好' })
  expect(await memberOf(first.id)).toMatchObject({ rawMark: 9000, ownReason: '' })
  expect(await memberOf(second.id)).toMatchObject({ rawMark: 6000, ownReason: '没有参加' })
  const stale = { homeworkId, userId: second.id, own: null, revision: 1, next: Date.now() }
  expect(await owner(homeworkApi.setOwnMark, stale)).toMatchObject({ saved: false, rawMark: 6000 })
  await owner(homeworkApi.release, { homeworkId })
  expect((await second(homeworkApi.getOwn, { homeworkId })).returned).toMatchObject({
    ...{ rawMark: 6000, comment: '好', ownReason: '没有参加' },
  })
  expect((await first(homeworkApi.getOwn, { homeworkId })).returned?.ownReason).toBe('')
  expect(await giving(second.id, null)).toMatchObject({ saved: true, rawMark: 9000 })

  const of = { homeworkId, own: low, revision: 0, next: Date.now() }
  const single = owner(homeworkApi.setOwnMark, { ...of, userId: alone.id })
  await expect(single).rejects.toMatchObject(refusal('homework.notInGroup'))
  const high = { ...of, userId: third.id, own: { rawMark: 10_001, reason: 'x' } }
  await expect(owner(homeworkApi.setOwnMark, high)).rejects.toMatchObject(
    refusal('homework.markTooHigh'),
  )
  await expect(first(homeworkApi.setOwnMark, { ...of, userId: first.id })).rejects.toMatchObject(
    refusal('class.notHelper'),
  )
})

test('a student is moved until something is handed in, and takes no words along or away', async () => {
  const { classId, owner, assistant, first, second, third, alone } = await newGroups()
  const homeworkId = await set(owner, classId, inGroups)
  const { items } = await owner(homeworkApi.getWorks, { homeworkId })
  const [one, other] = [first, third].map(
    ({ id }) => items.find(({ student }) => student.userId === id)!.sharedId!,
  )
  const move = (userId: number, groupId: number | null) =>
    owner(homeworkApi.setGroup, { homeworkId, userId, groupId })
  await draft(alone, homeworkId, { text: '独自' })
  await draft(third, homeworkId, { text: '乙组' })
  await move(alone.id, other!)
  await move(alone.id, other!)
  // The device still names the revision of the draft before.
  const stale = { text: '独自', photos: [], files: [], revision: 1 }
  const sent = await draft(alone, homeworkId, { text: '独自\n补充' }, stale)
  expect(sent.text).toContain('乙组')
  expect(sent.text).toContain('补充')
  await move(alone.id, null)
  expect((await alone(homeworkApi.getOwn, { homeworkId })).draft.text).toBe('独自')
  expect((await third(homeworkApi.getOwn, { homeworkId })).draft.text).toContain('补充')

  await handIn(first, homeworkId)
  for (const [userId, groupId] of [
    [second.id, other!],
    [alone.id, one!],
  ] as const) {
    await expect(move(userId, groupId)).rejects.toMatchObject(refusal('homework.groupHandedIn'))
  }
  const unknown = refusal('homework.groupUnknown')
  await expect(move(alone.id, 2_000_000_000)).rejects.toMatchObject(unknown)
  const of = { homeworkId, userId: alone.id, groupId: other! }
  await expect(assistant(homeworkApi.setGroup, of)).rejects.toMatchObject(
    refusal('class.notTeacher'),
  )
  await move(alone.id, other!)
  const { history } = await owner(homeworkApi.getWork, { homeworkId, userId: alone.id })
  expect(history[0]).toMatchObject({ kind: 'regrouped', from: null, to: '乙' })
})

test('a later date is of the group: a student who is moved has that of the next one, and none alone', async () => {
  const { classId, owner, first, second, third } = await newGroups()
  const homeworkId = await set(owner, classId, inGroups)
  const row = async (userId: number) =>
    (await owner(homeworkApi.getWorks, { homeworkId })).items.find(
      ({ student }) => student.userId === userId,
    )!
  const groupId = (await row(first.id)).sharedId!
  const dueAt = inHours(24 * 9)
  await owner(homeworkApi.extend, { homeworkId, userId: first.id, dueAt })
  const move = (userId: number, to: number | null) =>
    owner(homeworkApi.setGroup, { homeworkId, userId, groupId: to })
  await move(second.id, null)
  expect((await row(second.id)).extendedTo).toBeNull()
  const { own, dueAt: due } = await second(homeworkApi.getOwn, { homeworkId })
  expect(own.dueAt).toBe(due)
  expect((await row(first.id)).extendedTo, 'the group keeps it').toBe(dueAt)
  await move(third.id, groupId)
  expect((await row(third.id)).extendedTo).toBe(dueAt)
  await move(third.id, (await row(second.id)).sharedId)
  expect((await row(third.id)).extendedTo).toBeNull()
})

test('groups of the class may change: the works of homework stay', async () => {
  const { classId, owner, first, second, third, groups } = await newGroups()
  const homeworkId = await set(owner, classId, {
    ...{ ...inGroups, audience: 'some' as const, groupIds: [groups.one] },
  })
  const unconcerned = third(homeworkApi.getOwn, { homeworkId })
  await expect(unconcerned).rejects.toMatchObject(refusal('homework.unknown'))
  await handIn(first, homeworkId)
  await owner(classApi.setGroup, { classId, groupId: groups.other, userIds: [second.id] })
  expect((await second(homeworkApi.getOwn, { homeworkId })).own.state).toBe('handedIn')
  await owner(classApi.drawGroups, { classId, count: 2 })
  for (const one of [first, second]) {
    expect((await one(homeworkApi.getOwn, { homeworkId })).group?.name).toBe('甲')
  }
  expect((await owner(homeworkApi.getWorks, { homeworkId })).counts.all).toBe(2)
})

test('a student who leaves the class is out at once and keeps what was returned; one who is back follows', async () => {
  const { classId, code, owner, first, second } = await newGroups()
  const homeworkId = await set(owner, classId, inGroups)
  await handIn(first, homeworkId)
  await mark(owner, homeworkId, first.id, 7000)
  await owner(homeworkApi.release, { homeworkId })
  await owner(classApi.removeMembers, { classId, userIds: [second.id] })
  const gone = draft(second, homeworkId, { text: 'x' })
  await expect(gone).rejects.toMatchObject(refusal('homework.unknown'))
  expect((await first(homeworkApi.getOwn, { homeworkId })).group!.members).toHaveLength(1)
  const redo = { handIn: 1, comment: '', dueAt: inHours(5) }
  await owner(homeworkApi.giveBack, { homeworkId, userId: first.id, ...redo })
  await handIn(first, homeworkId, { text: '改' })
  await mark(owner, homeworkId, first.id, 9500)
  const kept = await db.execute(sql`
    select raw_mark, released_at is not null as released, hand_ins from homework_works
    where homework_id = ${homeworkId} and user_id = ${second.id}`)
  expect(kept.rows).toEqual([{ raw_mark: 7000, released: true, hand_ins: 1 }])
  await second(classApi.join, { code })
  await owner(classApi.decideRequests, { classId, userIds: [second.id], approve: true })
  const back = await second(homeworkApi.getOwn, { homeworkId })
  expect(back).toMatchObject({
    own: { state: 'handedIn' },
    handIns: [{ number: 2 }, { number: 1 }],
  })
})

test('settings: groups are needed, stay after publication, and come along with a copy', async () => {
  const { classId, owner } = await newClass()
  const saving = (homework: ReturnType<typeof settings>, homeworkId: number | null = null) =>
    owner(homeworkApi.save, { classId, homeworkId, key: randomHex(), publish: true, homework })
  await expect(saving(settings(inGroups))).rejects.toMatchObject(refusal('homework.noGroups'))
  const of = await newGroups()
  const homeworkId = await set(of.owner, of.classId, inGroups)
  const again = { classId: of.classId, homeworkId, key: randomHex(), publish: true }
  const single = of.owner(homeworkApi.save, { ...again, homework: settings() })
  await expect(single).rejects.toMatchObject(refusal('homework.groupsKept'))
  await of.owner(homeworkApi.save, { ...again, homework: settings({ ...inGroups, title: '新' }) })
  const copy = { homeworkId, classId, key: randomHex() }
  await of.owner(classApi.invite, { classId: of.classId, who: owner.username, role: 'coTeacher' })
  await owner(classApi.answerInvitation, { classId: of.classId, accept: true })
  const copied = await owner(homeworkApi.copy, copy)
  const form = await owner(homeworkApi.getForm, { classId, homeworkId: copied.homeworkId })
  expect(form.homework).toMatchObject({ inGroups: true, state: 'draft', audience: 'all' })
})
