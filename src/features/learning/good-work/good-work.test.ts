import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { todayApi } from '#src/features/front/today/contract.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { homeworkApi } from '#src/features/learning/homework/contract.ts'
import { openHomework } from '#src/features/learning/homework/test-homework.ts'
import { inHours } from '#src/features/learning/homework/test-settings.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { statementsOf } from '#src/server/testing/statements-of.ts'
import { expectAgreement } from '#tests/can.ts'
import { allRefused, type Person, refusal } from '#tests/world.ts'
import { goodWorkApi as api } from './contract.ts'
import { goodWorkParts } from './server/personal-data.ts'

const world = await openHomework()
const { db, give, newClass, newGroups, set, handIn, mark, dueIn, titlesTo, newUser } = world
const hour = 3_600_000

/** A class with a returned work of the first student. */
async function returned(text = 'INVOICE No. 26') {
  const made = await newClass()
  const { owner, classId, first } = made
  const homeworkId = await set(owner, classId, { title: '缮制发票' })
  await handIn(first, homeworkId, { text })
  await mark(owner, homeworkId, first.id, 9000, { comment: '很好' })
  await owner(homeworkApi.release, { homeworkId })
  return { ...made, homeworkId }
}

const propose = async (
  teacher: Person,
  { homeworkId, first }: { homeworkId: number; first: Person },
  reason = '',
) => (await teacher(api.propose, { homeworkId, userId: first.id, handIn: 1, reason })).goodWorkId

const list = async (person: Person, classId: number, more = {}) =>
  (await person(api.getList, { classId, ...more })).items

test('a work is shown once its student agrees, with or without the name, until consent is taken back', async () => {
  const made = await returned()
  const { owner, assistant, first, second, classId, homeworkId } = made
  await dueIn(homeworkId, -hour)
  const goodWorkId = await propose(owner, made, '单证一致')
  expect(await propose(owner, made, 'again')).toBe(goodWorkId)
  await eventually(async () =>
    expect((await titlesTo(first.id)).at(-1)).toBe('您的作业“缮制发票”被推荐为优秀作业'),
  )
  expect(await list(second, classId)).toEqual([])
  const [asked] = await list(first, classId, { state: 'waiting' })
  expect(asked).toMatchObject({ goodWorkId, state: 'waiting', own: null, reason: '单证一致' })
  await first(api.answer, { goodWorkId, answer: 'unnamed' })
  const [seen] = await list(second, classId)
  expect(seen).toMatchObject({
    ...{ state: 'shown', names: [], unnamed: 1, answers: [], reason: '单证一致' },
    work: { text: 'INVOICE No. 26' },
  })
  expect(seen).not.toHaveProperty('own')
  expect(JSON.stringify(seen)).not.toContain('林晓舟')
  for (const one of [owner, assistant]) {
    expect((await list(one, classId))[0]!.answers).toMatchObject([
      { student: { name: '林晓舟' }, answer: 'unnamed' },
    ])
  }
  expect(await first(api.answer, { goodWorkId, answer: 'named' })).toEqual({ state: 'shown' })
  expect((await list(second, classId))[0]).toMatchObject({ names: ['林晓舟'], unnamed: 0 })
  await first(api.answer, { goodWorkId, answer: 'declined' })
  expect(await list(second, classId)).toEqual([])
  expect(await list(first, classId)).toMatchObject([{ state: 'declined', own: 'declined' }])
})

test('the question is a to-do of its student, and stands on the page of the homework', async () => {
  const made = await returned()
  const { owner, first, second, classId, homeworkId } = made
  const goodWorkId = await propose(owner, made)
  const todos = async () => {
    const { due, news } = await first(todayApi.getToday, {})
    return [...due, ...news].filter(({ kind }) => kind === 'goodWorks')
  }
  expect(await todos()).toMatchObject([{ name: '国贸 2601 班', count: 1 }])
  const goodOf = async (one: Person) => (await one(homeworkApi.getOwn, { homeworkId })).goodWorks
  expect(await goodOf(first)).toEqual({ shown: 0, waits: true })
  await first(api.answer, { goodWorkId, answer: 'named' })
  expect(await todos()).toEqual([])
  expect(await goodOf(first)).toEqual({ shown: 1, waits: false })
  // The other could still copy from it.
  expect(await goodOf(second)).toEqual({ shown: 0, waits: false })
  expect(await list(second, classId)).toEqual([])
  await dueIn(homeworkId, -hour)
  expect(await goodOf(second)).toEqual({ shown: 1, waits: false })
  expect(await list(second, classId)).toHaveLength(1)
  await owner(homeworkApi.extend, {
    ...{ homeworkId, userId: second.id, dueAt: new Date(Date.now() + hour).toISOString() },
  })
  expect(await list(second, classId)).toEqual([])
})

test('only teachers propose, only returned works, and only what they have seen', async () => {
  const made = await newClass()
  const { owner, coTeacher, assistant, first, second, classId } = made
  const homeworkId = await set(owner, classId)
  const of = { homeworkId, userId: first.id }
  const ask = { ...of, handIn: 1, reason: '' }
  await handIn(first, homeworkId, { text: 'a' })
  expect(await owner(api.getProposal, of)).toMatchObject({
    ...{ work: { text: '' }, students: [], can: { propose: { may: false } } },
  })
  await expect(owner(api.propose, ask)).rejects.toMatchObject(refusal('goodWork.notReturned'))
  await mark(owner, homeworkId, first.id, 9000)
  await expect(owner(api.propose, ask)).rejects.toMatchObject(refusal('goodWork.notReturned'))
  await owner(homeworkApi.release, { homeworkId })
  const proposal = await coTeacher(api.getProposal, of)
  expect(proposal).toMatchObject({ work: { text: 'a' }, handIn: 1, good: null, group: null })
  expect(proposal.students).toMatchObject([{ name: '林晓舟' }])
  await allRefused(
    [assistant(api.propose, ask), assistant(api.getProposal, of), first(api.getProposal, of)],
    refusal('class.notTeacher'),
  )
  await expect(owner(api.propose, { ...ask, handIn: 2 })).rejects.toMatchObject(
    refusal('goodWork.changed'),
  )
  await expect(owner(api.propose, { ...ask, userId: second.id })).rejects.toMatchObject(
    refusal('goodWork.notReturned'),
  )
  await expect(owner(api.propose, { ...ask, userId: assistant.id })).rejects.toMatchObject(
    refusal('homework.unknown'),
  )
  const stranger = await newUser('teacher')
  await expect(stranger(api.propose, ask)).rejects.toMatchObject(refusal('homework.unknown'))
  await expect(list(stranger, classId)).rejects.toMatchObject(refusal('class.unknown'))
  const { goodWorkId } = await coTeacher(api.propose, ask)
  for (const one of [owner, second]) {
    await expect(one(api.answer, { goodWorkId, answer: 'named' })).rejects.toMatchObject(
      refusal('goodWork.unknown'),
    )
  }
  await expect(stranger(api.answer, { goodWorkId, answer: 'named' })).rejects.toMatchObject(
    refusal('goodWork.unknown'),
  )
  for (const one of [assistant, first]) {
    await expect(one(api.end, { goodWorkId })).rejects.toMatchObject(refusal('class.notTeacher'))
  }
})

test('what a student declined is neither ended nor asked again; what is ended is asked anew', async () => {
  const made = await returned()
  const { owner, first, classId, homeworkId } = made
  const of = { homeworkId, userId: first.id }
  const ended = await propose(owner, made)
  await first(api.answer, { goodWorkId: ended, answer: 'named' })
  await owner(api.end, { goodWorkId: ended })
  await eventually(async () =>
    expect((await titlesTo(first.id)).at(-1)).toBe('您的作业“缮制发票”不再作为优秀作业展示'),
  )
  await expect(first(api.answer, { goodWorkId: ended, answer: 'named' })).rejects.toMatchObject(
    refusal('goodWork.unknown'),
  )
  const goodWorkId = await propose(owner, made)
  expect(await list(first, classId)).toMatchObject([{ goodWorkId, state: 'waiting' }])
  await first(api.answer, { goodWorkId, answer: 'declined' })
  const { can } = await owner(api.getProposal, of)
  expectAgreement(can.propose, await owner.ask(api.propose, { ...of, handIn: 1, reason: '' }))
  expectAgreement(can.end, await owner.ask(api.end, { goodWorkId }))
  expect([can.propose.may, can.end.may]).toEqual([false, false])
})

test('the work of a group is shown once all of it agree', async () => {
  const { owner, classId, first, second, third } = await newGroups()
  const homeworkId = await set(owner, classId, { inGroups: true })
  await handIn(first, homeworkId, { text: '合同' })
  await mark(owner, homeworkId, second.id, 8000)
  await owner(homeworkApi.release, { homeworkId })
  await dueIn(homeworkId, -hour)
  const of = { homeworkId, userId: second.id }
  const { students, group } = await owner(api.getProposal, of)
  expect([students.map(({ name }) => name).toSorted(), group]).toEqual([['周雨婷', '林晓舟'], '甲'])
  const { goodWorkId } = await owner(api.propose, { ...of, handIn: 1, reason: '' })
  // Asked for by another of the group, it is the same.
  expect(await owner(api.propose, { ...of, userId: first.id, handIn: 1, reason: '' })).toEqual({
    goodWorkId,
  })
  expect(await first(api.answer, { goodWorkId, answer: 'named' })).toEqual({ state: 'waiting' })
  expect(await list(third, classId)).toEqual([])
  expect(await second(api.answer, { goodWorkId, answer: 'unnamed' })).toEqual({ state: 'shown' })
  expect(await list(third, classId)).toMatchObject([{ names: ['林晓舟'], unnamed: 1 }])
  await first(api.answer, { goodWorkId, answer: 'declined' })
  expect(await list(third, classId)).toEqual([])
  expect(await list(second, classId)).toMatchObject([{ state: 'declined', own: 'unnamed' }])
})

test('withdrawn homework, and a student who leaves, end the showing; the archive keeps it and lets consent be taken back', async () => {
  const made = await returned()
  const { owner, first, second, classId, homeworkId, code } = made
  await dueIn(homeworkId, -hour)
  const goodWorkId = await propose(owner, made)
  await first(api.answer, { goodWorkId, answer: 'named' })
  await owner(classApi.archive, { classId })
  expect(await list(second, classId)).toHaveLength(1)
  await first(api.answer, { goodWorkId, answer: 'declined' })
  const [own] = await list(first, classId)
  expectAgreement(own!.can.answer, await first.ask(api.answer, { goodWorkId, answer: 'unnamed' }))
  expect(own!.can.answer.may).toBe(false)
  await owner(classApi.restore, { classId })
  await first(api.answer, { goodWorkId, answer: 'named' })
  await first(classApi.quit, { classId })
  expect(await list(second, classId)).toEqual([])
  await first(classApi.join, { code })
  expect(await list(second, classId)).toEqual([])
  // The student is asked anew.
  expect(await propose(owner, made)).not.toBe(goodWorkId)
  const again = (await list(first, classId))[0]!
  expect(again.own).toBe(null)
  await first(api.answer, { goodWorkId: again.goodWorkId, answer: 'named' })
  expect(await list(second, classId)).toHaveLength(1)
  await owner(homeworkApi.withdraw, { homeworkId })
  expect(await list(second, classId)).toEqual([])
})

test('a student whose returned work was given back sees no good works of it until its new date has passed', async () => {
  const made = await newClass()
  const { owner, first, second, classId } = made
  const homeworkId = await set(owner, classId)
  for (const [one, rawMark] of [
    [first, 9000],
    [second, 3000],
  ] as const) {
    await handIn(one, homeworkId)
    await mark(owner, homeworkId, one.id, rawMark)
  }
  await owner(homeworkApi.release, { homeworkId })
  const goodWorkId = await propose(owner, { homeworkId, first })
  await first(api.answer, { goodWorkId, answer: 'named' })
  await dueIn(homeworkId, -hour)
  const shownTo = async (one: Person) => [
    (await list(one, classId)).length,
    (await one(homeworkApi.getOwn, { homeworkId })).goodWorks?.shown,
  ]
  expect(await shownTo(second)).toEqual([1, 1])
  const back = { homeworkId, userId: second.id, handIn: 1, dueAt: inHours(24), comment: '' }
  await owner(homeworkApi.giveBack, back)
  expect(await shownTo(second)).toEqual([0, 0])
  await handIn(second, homeworkId, { text: '重做' })
  expect(await shownTo(second)).toEqual([0, 0])
  await mark(owner, homeworkId, second.id, 8000)
  await owner(homeworkApi.release, { homeworkId })
  expect(await shownTo(second)).toEqual([1, 1])
  await owner(homeworkApi.giveBack, { ...back, handIn: 2 })
  expect(await shownTo(second)).toEqual([0, 0])
  await db.execute(sql`update homework_works set redo_due_at = now() - interval '1 hour'
    where homework_id = ${homeworkId} and user_id = ${second.id}`)
  expect(await shownTo(second)).toEqual([1, 1])
})

test('what is shown stays the hand-in that was proposed, also on the page of its proposal, while the student redoes it', async () => {
  const made = await returned()
  const { owner, first, second, classId, homeworkId } = made
  await dueIn(homeworkId, -hour)
  const goodWorkId = await propose(owner, made)
  await first(api.answer, { goodWorkId, answer: 'named' })
  const of = { homeworkId, userId: first.id }
  await owner(homeworkApi.giveBack, { ...of, handIn: 1, dueAt: inHours(24), comment: '' })
  await handIn(first, homeworkId, { text: 'redone' })
  expect(await list(second, classId)).toMatchObject([{ work: { text: 'INVOICE No. 26' } }])
  expect(await owner(api.getProposal, of)).toMatchObject({
    ...{ work: { text: 'INVOICE No. 26' }, good: { goodWorkId, state: 'shown' } },
    can: { propose: { may: false }, end: { may: true } },
  })
})

test('the work of a group stays declined when the one who declined leaves the class', async () => {
  const { owner, code, classId, first, second, third } = await newGroups()
  const homeworkId = await set(owner, classId, { inGroups: true })
  await handIn(first, homeworkId, { text: '合同' })
  await mark(owner, homeworkId, first.id, 8000)
  await owner(homeworkApi.release, { homeworkId })
  await dueIn(homeworkId, -hour)
  const goodWorkId = await propose(owner, { homeworkId, first })
  await first(api.answer, { goodWorkId, answer: 'named' })
  await second(api.answer, { goodWorkId, answer: 'declined' })
  await second(classApi.quit, { classId })
  await expect(propose(owner, { homeworkId, first })).rejects.toMatchObject(
    refusal('goodWork.declined'),
  )
  const { good, can } = await owner(api.getProposal, { homeworkId, userId: first.id })
  expect([good?.state, can.propose.may, can.end.may]).toEqual(['declined', false, false])
  expect(await list(third, classId)).toEqual([])
  // Back in the class, they can be asked anew.
  await second(classApi.join, { code })
  expect(await propose(owner, { homeworkId, first })).not.toBe(goodWorkId)
})

test('nothing is proposed in an archived class, or of homework that is a quiz or withdrawn', async () => {
  const made = await returned()
  const { owner, first, classId, homeworkId } = made
  const ask = { homeworkId, userId: first.id, handIn: 1, reason: '' }
  const refusedAs = async (error: string) => {
    await expect(owner(api.propose, ask)).rejects.toMatchObject(refusal(error))
    const { can } = await owner(api.getProposal, { homeworkId, userId: first.id })
    expectAgreement(can.propose, await owner.ask(api.propose, ask))
  }
  await owner(classApi.archive, { classId })
  await refusedAs('class.archived')
  await owner(classApi.restore, { classId })
  await db.execute(sql`update homework set kind = 'quiz' where id = ${homeworkId}`)
  await refusedAs('homework.isQuiz')
  await db.execute(sql`update homework set kind = 'work' where id = ${homeworkId}`)
  await owner(homeworkApi.withdraw, { homeworkId })
  await refusedAs('homework.notPublished')
})

test('files are shown without the names that their owner gave them; search knows words, not names', async () => {
  const made = await newClass()
  const { owner, first, second, classId } = made
  const homeworkId = await set(owner, classId, { title: '缮制发票' })
  const { userFileId } = await give(first, '林晓舟-发票.pdf')
  await handIn(first, homeworkId, { text: 'Incoterms 100%', files: [userFileId] })
  await mark(owner, homeworkId, first.id, 9000)
  await owner(homeworkApi.release, { homeworkId })
  await dueIn(homeworkId, -hour)
  const goodWorkId = await propose(owner, { homeworkId, first })
  await first(api.answer, { goodWorkId, answer: 'unnamed' })
  const [seen] = await list(second, classId)
  expect(seen!.given).toHaveLength(1)
  expect(JSON.stringify(seen)).not.toContain('林晓舟')
  const found = async (keyword: string) => (await list(second, classId, { keyword })).length
  expect(await Promise.all(['0%', '缮制', '林晓舟', '%%'].map(found))).toEqual([1, 1, 0, 0])
  const { homework } = await second(api.getList, { classId, homeworkId: homeworkId + 1 })
  expect(homework).toEqual([{ homeworkId, title: '缮制发票', works: 1 }])
})

test('homework for single students has good works for them and their teachers alone', async () => {
  const { owner, assistant, classId, first, second } = await newClass()
  const homeworkId = await set(owner, classId, { audience: 'some', userIds: [first.id] })
  await handIn(first, homeworkId)
  await mark(owner, homeworkId, first.id, 9000)
  await owner(homeworkApi.release, { homeworkId })
  await dueIn(homeworkId, -hour)
  const goodWorkId = await propose(owner, { homeworkId, first })
  await first(api.answer, { goodWorkId, answer: 'named' })
  const seen = await Promise.all([first, assistant, second].map((one) => list(one, classId)))
  expect(seen.map(({ length }) => length)).toEqual([1, 1, 0])
  expect((await second(api.getList, { classId })).homework).toEqual([])
})

test('a deleted account takes its consent along, that of its group’s work too', async () => {
  const { owner, classId, first, second, third } = await newGroups()
  const homeworkId = await set(owner, classId, { inGroups: true })
  await handIn(first, homeworkId, { text: '合同' })
  await mark(owner, homeworkId, first.id, 8000)
  await owner(homeworkApi.release, { homeworkId })
  await dueIn(homeworkId, -hour)
  const goodWorkId = await propose(owner, { homeworkId, first })
  for (const one of [first, second]) await one(api.answer, { goodWorkId, answer: 'named' })
  expect(await list(third, classId)).toHaveLength(1)
  await db.transaction((tx) => goodWorkParts[0]!.erase(tx, second.id))
  expect(await list(third, classId)).toEqual([])
})

test('the number of statements does not grow with the works', async () => {
  const made = await returned()
  const { owner, first, second, classId, homeworkId } = made
  await dueIn(homeworkId, -hour)
  const goodWorkId = await propose(owner, made)
  await first(api.answer, { goodWorkId, answer: 'named' })
  const one = await statementsOf(() => list(second, classId))
  for (let at = 0; at < 3; at++) {
    const other = await set(owner, classId, { title: `作业${at}` })
    await handIn(first, other, { text: `${at}` })
    await mark(owner, other, first.id, 9000)
    await owner(homeworkApi.release, { homeworkId: other })
    await dueIn(other, -hour)
    const next = await propose(owner, { homeworkId: other, first })
    await first(api.answer, { goodWorkId: next, answer: 'named' })
  }
  expect(await list(second, classId)).toHaveLength(4)
  expect(await statementsOf(() => list(second, classId))).toBe(one)
})
