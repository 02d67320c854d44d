import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { authoringApi } from '#src/features/learning/authoring/contract.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { courses, courseSearch } from '#src/features/learning/course/tables.ts'
import { auditLog } from '#src/server/audit/tables.ts'
import { AppError } from '#src/shared/errors.ts'
import { openWorld } from '#tests/world.ts'
import { subjectApi } from './contract.ts'
import { subjectErrors } from './errors.ts'
import type { SubjectList } from './lists.ts'
import { checkSubjects } from './server/check-subjects.ts'

const { app, newUser, newCourse, visitor } = await openWorld()
const { db } = app.kernel
const admin = await newUser('admin')
let number = 0

/** Adds an entry with names of its own. */
async function add(list: SubjectList, majorId?: number, names: Partial<Names> = {}) {
  const n = ++number
  const given = { name: `第${n}项`, nameEn: `Entry ${n}`, ...names }
  return { ...(await admin(subjectApi.addSubject, { list, majorId, ...given })), ...given }
}
interface Names {
  name: string
  nameEn: string
}
const listed = async (list: SubjectList, more: object = {}) =>
  (await admin(subjectApi.getSubjectList, { list, ...more })).items
const oneOf = async (list: SubjectList, subjectId: number) =>
  (await listed(list)).find((one) => one.subjectId === subjectId)
/** Returns the refusal of an act. */
const refused = (act: Promise<unknown>) =>
  act.then(
    () => expect.unreachable(),
    (error: unknown) =>
      error instanceof AppError
        ? { error: error.known.id, data: error.data }
        : (error as { envelope: object }).envelope,
  )
const acts = async (subject: string) =>
  (await db.select().from(auditLog).where(eq(auditLog.subject, subject)).orderBy(auditLog.id)).map(
    ({ action }) => action,
  )

test('an added category gets a word for its address; everybody reads it in both languages', async () => {
  const { subjectId } = await add('category', undefined, {
    name: '跨境电商',
    nameEn: 'Cross-border E-commerce',
  })
  const { categories } = await visitor(subjectApi.getSubjects, {})
  expect(categories.find(({ categoryId }) => categoryId === subjectId)).toEqual({
    ...{ categoryId: subjectId, slug: 'cross-border-e-commerce', name: '跨境电商' },
    names: { zh: '跨境电商', en: 'Cross-border E-commerce' },
  })
  await admin(subjectApi.renameSubject, {
    ...{ list: 'category', subjectId, name: '跨境', nameEn: 'Cross-border' },
  })
  expect(await oneOf('category', subjectId)).toMatchObject({
    ...{ slug: 'cross-border-e-commerce', names: { zh: '跨境', en: 'Cross-border' }, uses: 0 },
  })
  const second = await add('category', undefined, { nameEn: 'Cross border e commerce' })
  expect((await oneOf('category', second.subjectId))?.slug).toBe('cross-border-e-commerce-2')
  expect(await acts(`category:${subjectId}`)).toEqual(['subject.add', 'subject.rename'])
})

test('names are required, at most 40 characters and unique among siblings, in any case', async () => {
  const { subjectId: majorId, name, nameEn } = await add('major')
  const again = { list: 'major' as const, name, nameEn: 'Another' }
  expect(await refused(admin(subjectApi.addSubject, again))).toMatchObject({
    data: { fields: [{ path: 'name', zh: subjectErrors.nameTaken.zh }] },
  })
  const english = { list: 'major' as const, name: '另一个', nameEn: nameEn.toUpperCase() }
  expect(await refused(admin(subjectApi.addSubject, english))).toMatchObject({
    data: { fields: [{ path: 'nameEn' }] },
  })
  const long = { list: 'major' as const, name: '长'.repeat(41), nameEn: 'Long' }
  expect(await refused(admin(subjectApi.addSubject, long))).toMatchObject({
    data: { fields: [{ path: 'name' }] },
  })
  const without = { list: 'direction' as const, name: '方向', nameEn: 'Direction' }
  expect(await refused(admin(subjectApi.addSubject, without))).toMatchObject({
    data: { fields: [{ path: 'majorId' }] },
  })
  const other = await add('major')
  await add('direction', majorId, { name: '同名', nameEn: 'Same' })
  const same = await add('direction', other.subjectId, { name: '同名', nameEn: 'Same' })
  expect((await oneOf('direction', same.subjectId))?.major?.majorId).toBe(other.subjectId)
})

test('an entry moves among its siblings', async () => {
  const { subjectId: majorId } = await add('major')
  const ids: number[] = []
  for (let n = 0; n < 3; n++) ids.push((await add('direction', majorId)).subjectId)
  const order = async () => {
    const rows = await listed('direction', { majorId })
    expect(rows.map(({ place, siblings }) => [place, siblings])).toEqual([
      [0, 3],
      [1, 3],
      [2, 3],
    ])
    return rows.map(({ subjectId }) => ids.indexOf(subjectId))
  }
  const move = (at: number, place: number) =>
    admin(subjectApi.moveSubject, { list: 'direction', subjectId: ids[at]!, place })
  await move(2, 0)
  expect(await order()).toEqual([2, 0, 1])
  await move(2, 99)
  expect(await order()).toEqual([0, 1, 2])
})

test('a hidden entry is no longer offered; what has it keeps it', async () => {
  const { subjectId: categoryId } = await add('category')
  const { courseId } = await newCourse({ categoryId })
  await admin(subjectApi.hideSubject, { list: 'category', subjectId: categoryId, hidden: true })
  const { categories } = await visitor(subjectApi.getSubjects, {})
  expect(categories.some((one) => one.categoryId === categoryId)).toBe(false)
  expect((await visitor(courseApi.getCourse, { courseId })).category.name).toMatch(/第/)
  const choice = { categoryId, majorId: null, directionId: null }
  expect(await refused(db.transaction((tx) => checkSubjects(tx, choice)))).toMatchObject({
    data: { fields: [{ path: 'categoryId' }] },
  })
  await db.transaction((tx) => checkSubjects(tx, choice, choice))
  await admin(subjectApi.hideSubject, { list: 'category', subjectId: categoryId, hidden: false })
  await db.transaction((tx) => checkSubjects(tx, choice))
  expect(await acts(`category:${categoryId}`)).toEqual([
    'subject.add',
    'subject.hide',
    'subject.show',
  ])
})

test('a direction belongs to its major; an unknown entry is refused', async () => {
  const [one, two] = [await add('major'), await add('major')]
  const { subjectId: directionId } = await add('direction', one.subjectId)
  const check = (choice: object) =>
    db.transaction((tx) =>
      checkSubjects(tx, { categoryId: null, majorId: null, directionId: null, ...choice }),
    )
  await check({ majorId: one.subjectId, directionId })
  expect(await refused(check({ majorId: two.subjectId, directionId }))).toMatchObject({
    data: { fields: [{ path: 'directionId', zh: subjectErrors.otherMajor.zh }] },
  })
  expect(await refused(check({ categoryId: 999_999 }))).toMatchObject({
    data: { fields: [{ path: 'categoryId' }] },
  })
})

describe('deleting and merging', () => {
  test('an unused major goes with its directions', async () => {
    const { subjectId } = await add('major')
    const direction = await add('direction', subjectId)
    await admin(subjectApi.deleteSubject, { list: 'major', subjectId })
    expect(await oneOf('major', subjectId)).toBeUndefined()
    expect(await oneOf('direction', direction.subjectId)).toBeUndefined()
    expect(
      await refused(admin(subjectApi.deleteSubject, { list: 'major', subjectId })),
    ).toMatchObject({
      error: subjectErrors.unknown.id,
    })
  })

  test('one in use is refused with the number of its uses, and merged with drafts and history', async () => {
    const [from, into] = [await add('category'), await add('category')]
    const { courseId } = await newCourse({ categoryId: from.subjectId })
    const teacher = await newUser('teacher')
    const draft = await teacher(authoringApi.createCourse, {
      ...{ kind: 'premium', name: '新课', language: 'zh' },
    })
    await db.execute(sql`update draft_records
      set value = value || ${JSON.stringify({ categoryId: from.subjectId })}::jsonb
      where draft_id = ${draft.draftId} and key = 'head'`)
    expect(await oneOf('category', from.subjectId)).toMatchObject({
      uses: 2,
      can: { delete: { may: false } },
    })
    const input = { list: 'category' as const, subjectId: from.subjectId }
    expect(await refused(admin(subjectApi.deleteSubject, input))).toMatchObject({
      error: subjectErrors.inUse.id,
      msg: expect.stringContaining('2'),
    })
    expect(
      await refused(admin(subjectApi.mergeSubject, { ...input, intoId: from.subjectId })),
    ).toMatchObject({ data: { fields: [{ path: 'intoId' }] } })
    const merge = { ...input, intoId: into.subjectId }
    expect(await admin(subjectApi.mergeSubject, merge)).toEqual({ moved: 2 })
    const [course] = await db.select().from(courses).where(eq(courses.id, courseId))
    expect(course!.categoryId).toBe(into.subjectId)
    const [words] = await db.select().from(courseSearch).where(eq(courseSearch.courseId, courseId))
    expect(words!.version).toBe(0)
    const { rows } = await db.execute(sql`
      select r.value ->> 'categoryId' as id, r.revision = d.revision as risen from draft_records r
      join drafts d on d.id = r.draft_id where d.id = ${draft.draftId} and r.key = 'head'`)
    expect(rows).toEqual([{ id: String(into.subjectId), risen: true }])
    expect(await oneOf('category', from.subjectId)).toBeUndefined()
  })

  test('directions of a merged major follow it, and those of the same name merge', async () => {
    const [from, into] = [await add('major'), await add('major')]
    const same = { name: '航运', nameEn: 'Shipping' }
    const there = await add('direction', into.subjectId, same)
    const here = await add('direction', from.subjectId, same)
    const other = await add('direction', from.subjectId)
    const { courseId } = await newCourse({
      ...{ majorId: from.subjectId, directionId: here.subjectId },
    })
    await admin(subjectApi.mergeSubject, {
      ...{ list: 'major', subjectId: from.subjectId, intoId: into.subjectId },
    })
    const [course] = await db.select().from(courses).where(eq(courses.id, courseId))
    expect(course).toMatchObject({ majorId: into.subjectId, directionId: there.subjectId })
    expect(
      (await listed('direction', { majorId: into.subjectId })).map((one) => one.subjectId),
    ).toEqual([there.subjectId, other.subjectId])
    expect(
      await refused(
        admin(subjectApi.mergeSubject, {
          ...{ list: 'direction', subjectId: other.subjectId, intoId: 999_999 },
        }),
      ),
    ).toMatchObject({ data: { fields: [{ path: 'intoId' }] } })
  })
})
