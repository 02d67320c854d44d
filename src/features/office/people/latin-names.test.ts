import { expect, test } from 'vitest'
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

test('a person is found by the spelling in Latin letters', async () => {
  const update = { userId: teacher.id, realNameEn: 'Sarah Lü', reason }
  await admin(peopleApi.updatePerson, update)
  const { items } = await admin(peopleApi.getPeople, { keyword: 'sarah' })
  expect(items.map(({ userId }) => userId)).toEqual([teacher.id])
})
