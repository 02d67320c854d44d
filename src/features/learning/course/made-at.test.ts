import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#src/features/people/account/tables.ts'
import { seedProvinces } from '#src/features/people/school/server/provinces.ts'
import { schools } from '#src/features/people/school/tables.ts'
import { verificationApi } from '#src/features/people/verification/contract.ts'
import { openWorld, type Person } from '#tests/world.ts'
import { courseApi } from './contract.ts'

const { app, visitor, newUser, newCourse } = await openWorld()
const { db } = app.kernel
await seedProvinces(db)
const reviewer = await newUser('reviewer')

async function newSchool(name: string, auditStatus: 'pending' | 'approved' = 'approved') {
  const [school] = await db
    .insert(schools)
    .values({ provinceId: 33, name, nameEn: `${name} EN`, auditStatus })
    .returning({ id: schools.id })
  return school!.id
}
const moves = (teacher: Person, schoolId: number | null) =>
  db.update(users).set({ schoolId }).where(eq(users.id, teacher.id))

async function madeAt(schoolId: number | null) {
  const teacher = await newUser('teacher')
  await moves(teacher, schoolId)
  return { teacher, ...(await newCourse({ ownerId: teacher.id })) }
}
const shown = async (courseId: number) =>
  (await visitor(courseApi.getCourse, { courseId })).school?.name ?? null

test('a course names the school in which it was made, also after its teacher has moved', async () => {
  const [before, after] = [await newSchool('旧校'), await newSchool('新校')]
  const { teacher, courseId } = await madeAt(before)
  await moves(teacher, after)
  const later = await newCourse({ ownerId: teacher.id })
  expect([await shown(courseId), await shown(later.courseId)]).toEqual(['旧校', '新校'])
  const response = await app.kernel.app.inject({
    url: `/api/Course/GetCourse?courseId=${courseId}`,
    headers: { 'accept-language': 'en-US' },
  })
  expect(response.json<{ data: { school: unknown } }>().data.school).toEqual({
    schoolId: before,
    name: '旧校 EN',
  })
})

test('nothing is shown where the teacher had no school, or one that waits for review', async () => {
  const { courseId } = await madeAt(null)
  const waiting = await madeAt(await newSchool('待审学院', 'pending'))
  expect([await shown(courseId), await shown(waiting.courseId)]).toEqual([null, null])
})

test('a school that is renamed or merged is known by its new name at once', async () => {
  const [small, big] = [await newSchool('小校'), await newSchool('大校')]
  const { courseId } = await madeAt(small)
  expect(await shown(courseId)).toBe('小校')
  const renamed = { schoolId: small, provinceId: 33, name: '小校区', nameEn: '' }
  await reviewer(verificationApi.saveSchool, renamed)
  expect(await shown(courseId)).toBe('小校区')
  const merge = { schoolId: small, intoId: big, decision: 'merge' } as const
  await reviewer(verificationApi.decideSchool, merge)
  expect(await shown(courseId)).toBe('大校')
})
