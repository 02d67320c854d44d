import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { feedbackApi } from '#src/features/front/feedback/contract.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { profileApi } from '#src/features/people/profile/contract.ts'
import { auditApi } from '#src/features/office/audit/contract.ts'
import type { AnswerOf, Endpoint } from '#src/shared/endpoint.ts'
import { openWorld, type Person, refusal } from '#tests/world.ts'
import { peopleApi } from './contract.ts'

const { app, newUser, newCourse } = await openWorld()

/** An answer for a reader of English. */
async function inEnglish<E extends Endpoint>(endpoint: E, query: string, reader?: Person) {
  const response = await app.kernel.app.inject({
    url: `/api/${endpoint.path}?${query}`,
    headers: { 'accept-language': 'en-US', ...(reader && { token: reader.token }) },
  })
  return response.json<{ data: AnswerOf<E> }>().data
}

const admin = await newUser('admin', { realName: '顾明远' })
const teacher = await newUser('teacher', { realName: '吕诗婷' })
const reason = '本人来电更正'

test('an administrator corrects the spelling of a name, on record, and courses show it', async () => {
  const { courseId } = await newCourse({ teachers: [{ name: '吕诗婷', userId: teacher.id }] })
  const teachers = async () =>
    (await inEnglish(courseApi.getCourse, `courseId=${courseId}`)).teachers
  expect(await teachers()).toEqual(['Lyu Shiting'])
  const correct = (realNameEn: string) =>
    admin(peopleApi.updatePerson, { userId: teacher.id, realNameEn, reason })
  await correct('Sarah Lü')
  expect(await teachers()).toEqual(['Sarah Lü'])
  expect((await teacher(profileApi.getProfile, {})).realNameEn).toBe('Sarah Lü')
  const { items } = await admin(auditApi.getAuditLog, { userId: teacher.id })
  expect(items.find(({ action }) => action === 'people.update')).toBeDefined()
  await expect(correct('萨拉')).rejects.toMatchObject(refusal('common.invalid'))
  await correct('')
  expect(await teachers()).toEqual(['Lyu Shiting'])
})

test('the back office in English shows the Latin name with the Chinese one beside it', async () => {
  const list = await inEnglish(peopleApi.getPeople, 'keyword=吕诗婷', admin)
  expect(list.items.map(({ name }) => name)).toEqual(['Lyu Shiting (吕诗婷)'])
  const log = await inEnglish(auditApi.getAuditLog, `userId=${teacher.id}`, admin)
  expect(log.items[0]!.actor?.name).toBe('Gu Mingyuan (顾明远)')
  expect(log.items[0]!.subjectUser?.name).toBe('Lyu Shiting (吕诗婷)')
  expect((await admin(peopleApi.getPeople, { keyword: '吕诗婷' })).items[0]!.name).toBe('吕诗婷')
})

test('a person is found by each name that pages show', async () => {
  const found = async (keyword: string) =>
    (await admin(peopleApi.getPeople, { keyword })).items.map(({ userId }) => userId)
  for (const keyword of ['Lyu Shiting', 'lyushi', 'Shiting', 'Lyu Shiting (吕诗婷)']) {
    expect(await found(keyword), keyword).toEqual([teacher.id])
  }
  expect(await found('Lyu Shitang')).toEqual([])
  const update = { userId: teacher.id, realNameEn: 'Sarah Lü', reason }
  await admin(peopleApi.updatePerson, update)
  for (const keyword of ['sarah', 'Sarah Lü (吕诗婷)', 'Lyu Shiting']) {
    expect(await found(keyword), keyword).toEqual([teacher.id])
  }
})

test('the audit log finds the acts of a person by each beginning of a name', async () => {
  const subjects = async (keyword: string) => {
    const { items } = await admin(auditApi.getAuditLog, { keyword, action: 'people.update' })
    return [...new Set(items.map(({ subjectUser }) => subjectUser?.userId))]
  }
  for (const keyword of ['吕诗', 'Lyu Shi', 'lyu', 'Sarah', 'Sarah Lü (吕诗婷)']) {
    expect(await subjects(keyword), keyword).toEqual([teacher.id])
  }
  expect(await subjects('Shiting')).toEqual([])
})

test('feedback shows the Latin name of its sender, and is found by it', async () => {
  await teacher(feedbackApi.submitFeedback, { id: randomUUID(), remark: '建议增加案例' })
  for (const keyword of ['sarah', 'Lyu Shiting', '吕诗婷']) {
    const query = `keyword=${encodeURIComponent(keyword)}`
    const { items } = await inEnglish(feedbackApi.getFeedbackList, query, admin)
    expect(items.map(({ person }) => person)).toEqual([
      {
        ...{ userId: teacher.id, userName: teacher.username },
        ...{ name: 'Sarah Lü (吕诗婷)', realName: '吕诗婷' },
      },
    ])
  }
  const { items } = await admin(feedbackApi.getFeedbackList, { keyword: 'sarah' })
  expect(items[0]!.person!.name).toBe('吕诗婷')
  const one = await inEnglish(feedbackApi.getFeedback, `feedbackId=${items[0]!.feedbackId}`, admin)
  expect(one.person!.name).toBe('Sarah Lü (吕诗婷)')
})
