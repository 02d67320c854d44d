import { expect, test } from 'vitest'
import { announcementApi } from '#src/features/learning/announcement/contract.ts'
import { gradebookApi } from '#src/features/learning/gradebook/contract.ts'
import { publishJob } from '#src/features/learning/announcement/server/tell.ts'
import { homeworkApi } from '#src/features/learning/homework/contract.ts'
import { openHomework } from '#src/features/learning/homework/test-homework.ts'
import { inHours } from '#src/features/learning/homework/test-settings.ts'
import { peerApi } from '#src/features/learning/peer/contract.ts'
import { statementsOf } from '#src/server/testing/statements-of.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { type Person, refusal } from '#tests/world.ts'
import { classApi } from './contract.ts'
import { chosenOf, type CopyInput, type CopyPreview } from './test-copy.ts'

const world = await openHomework()
const { db, give, newClass, newUser, newCourse, set, handIn } = world
const next = { name: '国贸 2701 班', yearFrom: '2027', semester: 'first' as const }
const preview = (teacher: Person, classId: number) => teacher(classApi.getCopy, { classId })
const ofKind = ({ rows }: CopyPreview, kind: string) => rows.filter((row) => row.kind === kind)

/** Copies what the dialog would send, with other rows. */
async function copyRows(
  teacher: Person,
  classId: number,
  change: (rows: CopyInput['rows'], seen: CopyPreview) => CopyInput['rows'] = (rows) => rows,
) {
  const seen = await preview(teacher, classId)
  const { hash, rows } = chosenOf(seen)
  return teacher(classApi.copy, {
    ...{ ...next, classId, hash, rows: change(rows, seen) },
    ...{ withTeachers: false, key: randomHex() },
  })
}

const homeworkOf = async (teacher: Person, classId: number) =>
  (await teacher(homeworkApi.getOfClass, { classId })).items

test('a peer round comes along with its homework: its settings, its end by the same shift, and nothing of people', async () => {
  const { owner, classId, first } = await newClass()
  const homeworkId = await set(owner, classId, { title: '商业发票' })
  await set(owner, classId, { title: '装箱单' })
  const settings = { reviews: 2, days: 5, anonymous: true, wordsRequired: true }
  await owner(peerApi.set, { homeworkId, round: settings })
  await handIn(first, homeworkId)
  const seen = await preview(owner, classId)
  expect(ofKind(seen, 'peer')).toMatchObject([
    { id: homeworkId, title: '商业发票', round: settings, dates: [] },
  ])
  const dueAt = inHours(24 * 100)
  const made = await copyRows(owner, classId, (rows) =>
    rows.map((row) => (row.id === homeworkId ? { ...row, dates: dated(row, dueAt) } : row)),
  )
  const copied = await homeworkOf(owner, made.classId)
  const [invoice, list] = ['商业发票', '装箱单'].map((title) =>
    copied.find((one) => one.title === title),
  )
  const found = await owner(peerApi.getRound, { homeworkId: invoice!.homeworkId })
  expect(found).toMatchObject({
    round: { ...settings, state: 'before', startsAt: dueAt },
    ...{ total: 0, can: { set: { may: true } } },
  })
  expect(Date.parse(found.round!.endsAt) - Date.parse(dueAt)).toBe(5 * 86_400_000)
  expect((await owner(peerApi.getRound, { homeworkId: list!.homeworkId })).round).toBeNull()
})

const dated = (row: CopyInput['rows'][number], dueAt: string) =>
  row.kind === 'homework' ? [{ field: 'dueAt' as const, at: dueAt }] : row.dates

test('a peer round is left out by choice, and does not come without its homework', async () => {
  const { owner, classId } = await newClass()
  const homeworkId = await set(owner, classId)
  await owner(peerApi.set, {
    ...{ homeworkId, round: { reviews: 3, days: 7, anonymous: true, wordsRequired: false } },
  })
  const without = await copyRows(owner, classId, (rows) =>
    rows.filter((row) => row.kind !== 'peer'),
  )
  const [copy] = await homeworkOf(owner, without.classId)
  expect((await owner(peerApi.getRound, { homeworkId: copy!.homeworkId })).round).toBeNull()
  await expect(
    copyRows(owner, classId, (rows) => rows.filter((row) => row.kind !== 'homework')),
  ).rejects.toMatchObject(refusal('class.copyChanged'))
})

/** The columns of a gradebook with what they are bound to, which no answer says, and the places of their categories. */
async function columnsOf(classId: number) {
  const { rows } = await db.$client.query<unknown[]>({
    text: `select c.name, c.source, c.source_id, c.full_mark, k.position from grade_columns c
      join grade_categories k on k.id = c.category_id where c.class_id = $1 order by c.position, c.id`,
    values: [classId],
    rowMode: 'array',
  })
  return rows
}

test('columns of a gradebook come along empty, and those of homework are of the copied homework', async () => {
  const { owner, classId, first } = await newClass()
  const [kept, left] = [
    await set(owner, classId, { title: '商业发票', fullMark: 5000 }),
    await set(owner, classId, { title: '装箱单' }),
  ]
  await owner(gradebookApi.create, { classId })
  const { book } = await owner(gradebookApi.getGradebook, { classId })
  const [usual, , homework] = book!.categories.map(({ categoryId }) => categoryId)
  await owner(gradebookApi.addColumn, {
    ...{ classId, categoryId: String(usual), name: '课堂表现', fullMark: '20' },
  })
  await owner(gradebookApi.addSources, {
    ...{ classId, categoryId: homework! },
    sources: [
      { source: 'homework', sourceId: kept },
      { source: 'homework', sourceId: left },
      { source: 'attendance', sourceId: classId },
      { source: 'participation', sourceId: classId },
    ],
  })
  const [byHand] = (await owner(gradebookApi.getGradebook, { classId })).book!.columns
  await owner(gradebookApi.setMarks, {
    ...{ classId, changes: [{ columnId: byHand!.columnId, userId: first.id, was: '', is: '18' }] },
    why: '',
  })
  const [seen] = ofKind(await preview(owner, classId), 'gradebook')
  expect(seen!.columns.map(({ name, stays, needs }) => [name, stays, needs?.id])).toEqual([
    ['课堂表现', false, undefined],
    ['商业发票', false, kept],
    ['装箱单', false, left],
    ['考勤', false, undefined],
    ['课堂答题', false, undefined],
  ])
  const made = await copyRows(owner, classId, (rows) => rows.filter(({ id }) => id !== left))
  const [invoice] = await homeworkOf(owner, made.classId)
  expect(await columnsOf(made.classId)).toEqual([
    ['课堂表现', 'manual', null, 2000, 0],
    ['商业发票', 'homework', invoice!.homeworkId, 5000, 2],
    ['考勤', 'attendance', made.classId, 10_000, 2],
    ['课堂答题', 'participation', made.classId, 10_000, 2],
  ])
  const { code } = (await owner(classApi.getClass, made)).code!
  await first(classApi.join, { code })
  const { students } = await owner(gradebookApi.getGradebook, made)
  expect(students).toMatchObject([{ userId: first.id, marks: '', given: '' }])
})

test('a column of deleted homework, and one of a course whose learners the teacher may not see, stay and are named', async () => {
  const { owner, coTeacher, classId } = await newClass()
  const homeworkId = await set(owner, classId, { title: '作废' }, { publish: false })
  const { courseId } = await newCourse({
    ...{
      ownerId: owner.id,
      chapters: [{ name: '一', items: [{ kind: 'text', name: '讲义', body: '<p>一</p>' }] }],
    },
  })
  await owner(gradebookApi.create, { classId })
  const { book } = await owner(gradebookApi.getGradebook, { classId })
  await owner(gradebookApi.addSources, {
    ...{ classId, categoryId: book!.categories[0]!.categoryId },
    sources: [{ source: 'progress', sourceId: courseId }],
  })
  await db.$client.query(
    `insert into grade_columns (class_id, category_id, name, full_mark, source, source_id, position)
      select class_id, id, '作废', 100, 'homework', $1, 9 from grade_categories where class_id = $2 limit 1`,
    [homeworkId, classId],
  )
  await owner(homeworkApi.delete, { homeworkId })
  const staying = async (teacher: Person) =>
    ofKind(await preview(teacher, classId), 'gradebook')[0]!.columns.map(({ stays }) => stays)
  expect(await staying(owner)).toEqual([false, true])
  expect(await staying(coTeacher)).toEqual([true, true])
  const made = await copyRows(coTeacher, classId)
  expect((await coTeacher(gradebookApi.getGradebook, made)).book!.columns).toEqual([])
  const own = await copyRows(owner, classId)
  expect(await columnsOf(own.classId)).toMatchObject([
    [expect.any(String), 'progress', courseId, 10_000, 0],
  ])
})

const announcement = { title: '带教材', body: '<p>周一</p>', pinned: true, publishAt: null }

test('announcements come along only where they are chosen, and wait for their moment', async () => {
  const { owner, coTeacher, classId } = await newClass()
  await owner(announcementApi.create, { classId, key: randomHex(), ...announcement })
  const list = async (teacher: Person, of: { classId: number }) =>
    (await teacher(announcementApi.getList, of)).items
  expect(await list(owner, await copyRows(owner, classId))).toEqual([])
  const at = inHours(24 * 100)
  const take = (publishAt: string | null) => (rows: CopyInput['rows'], seen: CopyPreview) => [
    ...rows,
    ...ofKind(seen, 'announcement').map(({ id }) => ({
      ...{ kind: 'announcement' as const, id },
      dates: publishAt ? [{ field: 'publishAt' as const, at: publishAt }] : [],
    })),
  ]
  for (const wrong of [inHours(-1), inHours(24 * 400), null])
    await expect(copyRows(owner, classId, take(wrong))).rejects.toMatchObject(
      refusal('class.copyDates'),
    )
  const made = await copyRows(coTeacher, classId, take(at))
  expect(await list(coTeacher, made)).toMatchObject([
    {
      title: '带教材',
      published: false,
      pinned: true,
      publishAt: at,
      author: { userId: coTeacher.id },
    },
  ])
  const student = await newUser('student')
  const { code } = (await coTeacher(classApi.getClass, made)).code!
  await student(classApi.join, { code })
  expect(await list(student, made)).toEqual([])
  const [planned] = await list(coTeacher, made)
  const { rows } = await db.$client.query<{ startAfter: Date }>(
    `select start_after as "startAfter" from pgboss.job
      where name = $1 and data->>'announcementId' = $2`,
    [publishJob.name, String(planned!.announcementId)],
  )
  expect(rows).toEqual([{ startAfter: new Date(at) }])
})

test('an announcement with a file of another teacher stays; one’s own files come along', async () => {
  const { owner, coTeacher, classId } = await newClass()
  const { userFileId } = await give(owner, '讲义.pdf')
  const body = `<p data-document="${userFileId}">讲义.pdf</p>`
  await owner(announcementApi.create, { classId, key: randomHex(), ...announcement, body })
  const stays = async (teacher: Person) =>
    ofKind(await preview(teacher, classId), 'announcement').map((row) => row.stays)
  expect([await stays(owner), await stays(coTeacher)]).toEqual([[null], ['file']])
  const made = await copyRows(owner, classId, (rows, seen) => [
    ...rows,
    ...ofKind(seen, 'announcement').map(({ kind, id }) => ({
      ...{ kind, id, dates: [{ field: 'publishAt' as const, at: inHours(24) }] },
    })),
  ])
  expect((await owner(announcementApi.getList, made)).items).toMatchObject([{ files: 1 }])
})

test('the number of statements of a copy does not grow with rounds, columns and announcements', async () => {
  const { owner, classId } = await newClass()
  await owner(gradebookApi.create, { classId })
  const { categoryId } = (await owner(gradebookApi.getGradebook, { classId })).book!.categories[0]!
  const add = async () => {
    const homeworkId = await set(owner, classId)
    const round = { reviews: 3, days: 7, anonymous: true, wordsRequired: false }
    await owner(peerApi.set, { homeworkId, round })
    const sources = [{ source: 'homework' as const, sourceId: homeworkId }]
    await owner(gradebookApi.addSources, { classId, categoryId, sources })
    await owner(announcementApi.create, { classId, key: randomHex(), ...announcement })
  }
  const copy = () =>
    copyRows(owner, classId, (rows, seen) => [
      ...rows,
      ...ofKind(seen, 'announcement').map(({ kind, id }) => ({
        ...{ kind, id, dates: [{ field: 'publishAt' as const, at: inHours(24) }] },
      })),
    ])
  await add()
  await copy()
  const few = await statementsOf(copy)
  for (let at = 0; at < 3; at++) await add()
  expect(await statementsOf(copy)).toBe(few)
})
