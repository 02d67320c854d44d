import { expect, test } from 'vitest'
import { classApi } from '#src/features/learning/class/contract.ts'
import { statementsOf } from '#src/server/testing/statements-of.ts'
import { refusal } from '#tests/world.ts'
import { homeworkApi } from './contract.ts'
import { findPairs } from './server/find-pairs.ts'
import { comparedTexts } from './similarity.ts'
import { openHomework } from './test-homework.ts'

const { newUser, newClass, set, draft, handIn } = await openHomework()

const passage =
  '信用证业务中，银行只审核单据，不过问货物本身。出口商装运货物之后，应当在规定的交单期内向银行提交全套单据，并逐项核对金额、数量与装运港，任何不符点都可能导致拒付。'
const own =
  '本次实训我负责缮制海运提单。先根据合同查出目的港与唛头，再把毛重和体积抄到托运单上，最后请同组同学复核。我最容易出错的是运费条款，因为贸易术语不同，运费由谁支付也不同。'

async function handedIn() {
  const one = await newClass()
  const third = await one.join('赵一鸣', '2026030103')
  const homeworkId = await set(one.owner, one.classId, { body: '<p>谈谈单据</p>' })
  await handIn(one.first, homeworkId, { text: passage })
  await handIn(one.second, homeworkId, { text: `${own}${passage}` })
  await handIn(third, homeworkId, { text: own.slice(0, 50) })
  return { ...one, third, homeworkId }
}

test('teachers see pairs of similar works by their last hand-ins, and the common passages beside each other', async () => {
  const { owner, coTeacher, first, second, third, homeworkId } = await handedIn()
  // A draft is nobody else's, even where it would be similar.
  const { draft: base } = await third(homeworkApi.getOwn, { homeworkId })
  await draft(third, homeworkId, { text: passage }, base)
  const found = await owner(homeworkApi.getSimilar, { homeworkId })
  expect(found).toMatchObject({ compared: 2, total: 1, homework: { title: '商业发票' } })
  expect(found.pairs).toMatchObject([
    {
      one: { student: { userId: first.id, name: '林晓舟' }, number: '2026030101' },
      ...{ other: { student: { userId: second.id } }, share: 100 },
    },
  ])
  expect(await coTeacher(homeworkApi.getSimilar, { homeworkId })).toEqual({
    ...{ ...found, role: 'coTeacher' },
  })
  expect((await owner(homeworkApi.getWorks, { homeworkId })).can.similar.may).toBe(true)
  const pair = { homeworkId, one: first.id, other: second.id }
  const { one, other } = await owner(homeworkApi.comparePair, pair)
  expect(other.pieces.map(({ isCommon }) => isCommon).slice(0, 2)).toEqual([false, true])
  expect(other.pieces.map(({ text }) => text).join('')).toBe(`${own}${passage}`)
  expect(one.pieces[0]).toMatchObject({ isCommon: true })

  await handIn(first, homeworkId, { text: own.slice(20).split('').toReversed().join('') })
  expect((await owner(homeworkApi.getSimilar, { homeworkId })).pairs).toEqual([])
})

test('assistants, students and people of other classes see no similar works', async () => {
  const { classId, owner, assistant, first, second, homeworkId } = await handedIn()
  const { can } = await assistant(homeworkApi.getWorks, { homeworkId })
  expect(can.similar).toMatchObject({ may: false })
  const [stranger, elsewhere] = [await newUser('teacher'), await newClass()]
  const pair = { homeworkId, one: first.id, other: second.id }
  for (const [one, error] of [
    ...[assistant, first].map((one) => [one, 'class.notTeacher'] as const),
    ...[stranger, elsewhere.owner].map((one) => [one, 'homework.unknown'] as const),
  ] as const) {
    const list = one(homeworkApi.getSimilar, { homeworkId })
    await expect(list).rejects.toMatchObject(refusal(error))
    await expect(one(homeworkApi.comparePair, pair)).rejects.toMatchObject(refusal(error))
  }
  const joined = await elsewhere.join('孙可', '2026030199')
  for (const other of [joined.id, elsewhere.first.id, first.id]) {
    const call = owner(homeworkApi.comparePair, { ...pair, other })
    await expect(call, 'of another class, or the same one').rejects.toMatchObject(
      refusal('homework.noWork'),
    )
  }
  await owner(classApi.removeMembers, { classId, userIds: [second.id] })
  expect((await owner(homeworkApi.getSimilar, { homeworkId })).total).toBe(0)
  await expect(owner(homeworkApi.comparePair, pair)).rejects.toMatchObject(
    refusal('homework.noWork'),
  )
})

test('the number of statements does not grow with works', async () => {
  const { owner, join, homeworkId } = await handedIn()
  const call = () => owner(homeworkApi.getSimilar, { homeworkId })
  await call()
  const before = await statementsOf(call)
  await handIn(await join('钱多', '2026030104'), homeworkId, { text: passage })
  expect(await statementsOf(call)).toBe(before)
})

test('texts of many characters are compared in another process, with the same result', async () => {
  const words = (seed: number) =>
    Array.from({ length: 3000 }, (_, at) =>
      String.fromCodePoint(0x4e00 + ((at * seed) % 7919)),
    ).join('')
  const texts = [7, 11, 13, 17, 19, 23, 29].map((seed, id) => ({ id, text: words(seed) }))
  texts.push({ id: 8, text: `${words(31).slice(0, 500)}${texts[2]!.text}` })
  const order = { texts, given: '谈谈单据' }
  const found = await findPairs(order)
  expect(found).toEqual(comparedTexts(order.texts, order.given))
  expect(found).toMatchObject({ compared: 8, pairs: [{ one: 2, other: 8, share: 100 }] })
})
