import { expect, test } from 'vitest'
import { balanceOf } from '#src/features/money/coins/server/balance.ts'
import { coinApi } from '#src/features/money/coins/contract.ts'
import { transferCoins } from '#src/features/money/coins/server/transfer-coins.ts'
import { openWorld, refusal } from '#tests/world.ts'
import { studyApi } from '../study/contract.ts'
import { courseApi } from './contract.ts'
import { structuredCourse } from './web/structured-course.ts'

// The fee of an open course is that of its certificate, which nobody can buy yet.
const { app, visitor, newUser, newCourse } = await openWorld()
const { db } = app.kernel

const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10)
const chapters = [{ name: '第一章', introduction: '起点。' }, { name: '第二章' }]
const openCourse = (name: string) =>
  newCourse({
    kind: 'open',
    name,
    fee: 80,
    chapters,
    semesters: [{ name: '本期', startsOn: day(-5), endsOn: day(40) }],
  })

test('an open course with a fee is free to join: no coins, no receipt, no balance asked', async () => {
  const { courseId } = await openCourse('证书要钱的公开课')
  const poor = await newUser('student')
  expect(await poor(courseApi.getCourse, { courseId })).toMatchObject({
    fee: 0,
    action: 'join',
    balance: null,
    can: { join: { may: true } },
  })
  await poor(courseApi.join, { courseId, fee: 0 })
  const rich = await newUser('student')
  await db.transaction((tx) =>
    transferCoins(tx, {
      key: `test:${rich.id}`,
      reason: 'opening',
      from: { system: 'issue' },
      to: { userId: rich.id },
      amount: 100,
    }),
  )
  const before = await rich(coinApi.getHistory, {})
  // A page that was opened while the fee was still asked.
  await expect(rich(courseApi.join, { courseId, fee: 80 })).rejects.toMatchObject(
    refusal('course.feeChanged'),
  )
  await rich(courseApi.join, { courseId, fee: 0 })
  expect(await balanceOf(db, rich.id)).toBe(100)
  expect(await rich(coinApi.getHistory, {})).toEqual(before)
})

test('it has no trial, is free on its card and for search engines, and no list asks for its fee', async () => {
  const { courseId, itemIds } = await openCourse('海关估价公开课')
  const course = await visitor(courseApi.getCourse, { courseId })
  expect(course).toMatchObject({ fee: 0, hasTrial: false })
  expect(itemIds).toEqual([])
  const site = { name: { zh: '远帆', en: 'Farsail' }, url: 'https://example.org' } as never
  expect(structuredCourse(course, site, 'zh-CN')).toMatchObject({ isAccessibleForFree: true })
  const asked = { kind: 'open', keyword: '海关估价公开课' } as const
  const list = await visitor(courseApi.getList, asked)
  expect(list.items).toMatchObject([{ courseId, fee: 0 }])
  expect(list.facets.payment).toEqual([])
  // An address of earlier days may still have the filter.
  expect((await visitor(courseApi.getList, { ...asked, payment: 'free' })).total).toBe(1)
  const paid = await visitor(courseApi.getList, { ...asked, payment: 'paid' })
  expect(paid).toMatchObject({ total: 0, items: [], nearest: { by: 'filters' } })
  const home = await visitor(courseApi.getHome, { kind: 'open' })
  expect(home.featured.find((one) => one.courseId === courseId)).toMatchObject({ fee: 0 })
})

test('its lessons open after joining, as of every free course', async () => {
  const { courseId } = await openCourse('提单公开课')
  const student = await newUser('student')
  expect((await student(courseApi.getCourse, { courseId })).can.studyAll.may).toBe(false)
  await student(courseApi.join, { courseId, fee: 0 })
  expect((await student(courseApi.getCourse, { courseId })).can.studyAll.may).toBe(true)
  expect(await student(studyApi.getStudy, { courseId })).toBeTruthy()
})
