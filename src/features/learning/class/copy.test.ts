import { expect, test } from 'vitest'
import { testFiles } from '#src/features/content/file/test-files.ts'
import { classCourseApi } from '#src/features/learning/class-course/contract.ts'
import { classMaterialApi } from '#src/features/learning/class-material/contract.ts'
import { gradebookApi } from '#src/features/learning/gradebook/contract.ts'
import { homeworkApi } from '#src/features/learning/homework/contract.ts'
import { inHours, settings } from '#src/features/learning/homework/test-settings.ts'
import { scheduleApi } from '#src/features/learning/schedule/contract.ts'
import { openSchool } from '#src/features/learning/schedule/test-school.ts'
import { movedByWeeks } from '#src/features/learning/semester/shift.ts'
import { statementsOf } from '#src/server/testing/statements-of.ts'
import { addDays } from '#src/shared/school-day.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { type Person, refusal } from '#tests/world.ts'
import { classApi } from './contract.ts'
import { chosenOf, copyAll, type CopyInput, type CopyPreview } from './test-copy.ts'

const world = await openSchool()
const { newUser, newCourse, newClass, admin, yearFrom, startsOn, today } = world
const { give } = testFiles(world)
const { termId: nextTermId } = await admin(scheduleApi.saveTerm, {
  ...{ termId: null, yearFrom, half: 'second', startsOn: addDays(startsOn, 26 * 7), weeks: 16 },
  examWeeks: '',
})
const next = { name: '国贸 2701 班', yearFrom: String(yearFrom), semester: 'second' as const }

/** A class of the first semester with a thing of each kind; its owner is a student nowhere. */
async function wholeClass() {
  const made = await newClass()
  const { teacher: owner, classId, student, usual } = made
  await owner(classApi.edit, { ...next, classId, name: made.name, semester: 'first' })
  const { courseId } = await newCourse({ ownerId: owner.id })
  await owner(classCourseApi.add, { classId, courseId, opensOn: today })
  const file = await give(owner, '讲义.pdf')
  await owner(classMaterialApi.addFiles, {
    ...{ classId, userFileIds: [file.userFileId], folder: '一', visibleFrom: addDays(today, 3) },
  })
  const homework = settings({
    attachments: [file.userFileId],
    criteria: [{ id: '0a1b2c3d', text: '内容', points: 10_000 }],
    late: { until: inHours(48), percent: 20, floor: 50 },
    ...{ audience: 'some', userIds: [student.id] },
  })
  const { homeworkId } = await owner(homeworkApi.save, {
    ...{ classId, homeworkId: null, key: randomHex(), publish: true, homework },
  })
  await owner(scheduleApi.saveLesson, { ...usual, weeks: '1-20' })
  await owner(gradebookApi.create, { classId })
  const coTeacher = await joinStaff(owner, classId, 'coTeacher')
  return { ...made, owner, coTeacher, courseId, homeworkId, userFileId: file.userFileId }
}

async function joinStaff(owner: Person, classId: number, role: 'coTeacher' | 'assistant') {
  const one = await newUser('teacher')
  await owner(classApi.invite, { classId, who: one.username, role })
  await one(classApi.answerInvitation, { classId, accept: true })
  return one
}

const preview = (teacher: Person, classId: number) => teacher(classApi.getCopy, { classId })

const shown = ({ rows }: CopyPreview) =>
  rows.map(({ kind, stays, dates }) => [kind, stays, dates.map(({ field }) => field).join()])

/** Copies with changes of what the dialog would send. */
async function copyWith(teacher: Person, classId: number, more: Partial<CopyInput>) {
  const chosen = chosenOf(await preview(teacher, classId))
  const given = { ...next, classId, withTeachers: false, key: randomHex() }
  return teacher(classApi.copy, { ...given, ...chosen, ...more })
}

test('a preview names what comes along with its dates, and a copy has it with the dates that were chosen', async () => {
  const { owner, classId, courseId, userFileId, student } = await wholeClass()
  const seen = await preview(owner, classId)
  expect(shown(seen)).toEqual([
    ['course', null, 'opensOn'],
    ['material', null, 'visibleFrom'],
    ['homework', null, 'dueAt,lateUntil'],
    ['lesson', null, ''],
    ['gradebook', null, ''],
  ])
  expect(seen.terms).toMatchObject([{ half: 'first', startsOn, weeks: 20 }, { weeks: 16 }])
  expect(seen.rows[3]!.lesson).toMatchObject({ half: 0, weekday: 1, weeks: '1-20', firstWeek: 1 })
  expect((await owner(classApi.getMine, {})).counts.teaching, 'nothing is written').toBe(1)
  const rows = chosenOf(seen).rows.map((row) => ({
    ...row,
    dates: row.dates.map((date) => ({ ...date, at: movedByWeeks(date.at, 26) })),
  }))
  const made = await copyWith(owner, classId, { rows })
  expect(await owner(classCourseApi.getCourses, made)).toMatchObject({
    items: [{ courseId, opensOn: movedByWeeks(today, 26) }],
  })
  expect(await owner(classMaterialApi.getMaterials, made)).toMatchObject({
    items: [{ file: { userFileId }, folder: '一', visibleFrom: addDays(today, 3 + 26 * 7) }],
  })
  const { items } = await owner(homeworkApi.getOfClass, made)
  const { homework } = await owner(homeworkApi.getForm, {
    ...{ classId: made.classId, homeworkId: items[0]!.homeworkId },
  })
  expect(homework).toMatchObject({
    ...{ state: 'draft', audience: 'all', userIds: [], hasWorks: false, fullMark: 10_000 },
    dueAt: movedByWeeks(seen.rows[2]!.dates[0]!.at, 26),
    late: { until: movedByWeeks(seen.rows[2]!.dates[1]!.at, 26), percent: 20, floor: 50 },
    criteria: [{ text: '内容', points: 10_000 }],
    attachments: [{ userFileId }],
  })
  const timetable = await owner(scheduleApi.getTimetable, {
    ...{ ...made, day: addDays(startsOn, 26 * 7) },
  })
  expect(timetable.term).toMatchObject({ termId: nextTermId })
  expect(timetable.lessons).toMatchObject([
    { title: '国际贸易实务', teacher: { userId: owner.id } },
  ])
  const { book, students } = await owner(gradebookApi.getGradebook, made)
  expect(book).toMatchObject({ state: 'open', columns: [] })
  expect(book!.categories.map(({ weight }) => weight)).toEqual([10, 10, 20, 60])
  expect(students).toEqual([])
  await expect(student(classApi.getClass, made)).rejects.toMatchObject(refusal('class.unknown'))
})

test('what is left out does not come along, and a date that is left out is none', async () => {
  const { owner, classId } = await wholeClass()
  const { rows } = chosenOf(await preview(owner, classId))
  const chosen = rows
    .filter(({ kind }) => kind === 'homework' || kind === 'course')
    .map((row) => ({ ...row, dates: row.dates.filter(({ field }) => field === 'dueAt') }))
  const made = await copyWith(owner, classId, { rows: chosen })
  expect(shown(await preview(owner, made.classId))).toEqual([
    ['course', null, ''],
    ['homework', null, 'dueAt'],
  ])
  const nothing = await copyWith(owner, classId, { rows: [] })
  expect(shown(await preview(owner, nothing.classId))).toEqual([])
})

test('a co-teacher copies too, without files of others, which the preview names', async () => {
  const { coTeacher, classId } = await wholeClass()
  const seen = await preview(coTeacher, classId)
  expect(shown(seen).slice(0, 3)).toEqual([
    ['course', null, 'opensOn'],
    ['material', 'file', 'visibleFrom'],
    ['homework', null, 'dueAt,lateUntil'],
  ])
  expect(seen.rows[2]!.leaves).toEqual(['讲义.pdf'])
  const rows = seen.rows.map(({ kind, id, dates }) => ({ kind, id, dates }))
  await expect(copyWith(coTeacher, classId, { rows })).rejects.toMatchObject(
    refusal('class.copyChanged'),
  )
  const made = await copyWith(coTeacher, classId, {})
  const { items } = await coTeacher(homeworkApi.getOfClass, made)
  const { homework } = await coTeacher(homeworkApi.getForm, {
    ...{ classId: made.classId, homeworkId: items[0]!.homeworkId },
  })
  expect(homework!.attachments).toEqual([])
  expect((await coTeacher(classMaterialApi.getMaterials, made)).items).toEqual([])
})

test('homework of groups is homework of groups in the copy too', async () => {
  const { owner, classId } = await wholeClass()
  await owner(homeworkApi.save, {
    ...{ classId, homeworkId: null, key: randomHex(), publish: false },
    homework: settings({ title: '小组报告', inGroups: true }),
  })
  const made = await copyWith(owner, classId, {})
  const { items } = await owner(homeworkApi.getOfClass, made)
  expect(items.map(({ title, inGroups }) => [title, inGroups])).toContainEqual(['小组报告', true])
})

test('strangers learn nothing of a class, and assistants and students have no copy', async () => {
  const { owner, classId, student } = await wholeClass()
  const chosen = chosenOf(await preview(owner, classId))
  const copy = { ...next, ...chosen, classId, withTeachers: false, key: randomHex() }
  const stranger = await newUser('teacher')
  await expect(preview(stranger, classId)).rejects.toMatchObject(refusal('class.unknown'))
  await expect(stranger(classApi.copy, copy)).rejects.toMatchObject(refusal('class.unknown'))
  const assistant = await joinStaff(owner, classId, 'assistant')
  await expect(preview(assistant, classId)).rejects.toMatchObject(refusal('class.notTeacher'))
  await expect(assistant(classApi.copy, copy)).rejects.toMatchObject(refusal('class.notTeacher'))
  expect((await student.ask(classApi.getCopy, { classId })).status).toBe(403)
})

test('a copy that is sent again makes no second class, also at once; another person’s key is another’s', async () => {
  const { owner, coTeacher, classId } = await wholeClass()
  const chosen = chosenOf(await preview(owner, classId))
  const copy = { ...next, ...chosen, classId, withTeachers: true, key: randomHex() }
  const [first, same] = await Promise.all([1, 2].map(() => owner(classApi.copy, copy)))
  expect(same).toEqual(first)
  await owner(homeworkApi.save, {
    ...{ classId, homeworkId: null, key: randomHex(), publish: false, homework: settings() },
  })
  expect(await owner(classApi.copy, copy), 'although the class has changed since').toEqual(first)
  const theirs = await coTeacher(classApi.copy, {
    ...{ ...copy, ...chosenOf(await preview(coTeacher, classId)) },
  })
  expect(theirs).not.toEqual(first)
  expect((await owner(classApi.getMine, {})).counts.teaching).toBe(2)
})

test('a class that has changed since its preview is not copied', async () => {
  const { owner, classId, homeworkId } = await wholeClass()
  const before = chosenOf(await preview(owner, classId))
  const changed = refusal('class.copyChanged')
  await owner(homeworkApi.delete, { homeworkId })
  await expect(copyWith(owner, classId, before)).rejects.toMatchObject(changed)
  const now = chosenOf(await preview(owner, classId))
  const other = (await wholeClass()).homeworkId
  const foreign = { kind: 'homework' as const, id: other, dates: [] }
  await expect(
    copyWith(owner, classId, { rows: [...now.rows, foreign] }),
    'homework of another class',
  ).rejects.toMatchObject(changed)
  await expect(
    copyWith(owner, classId, { rows: [...now.rows, now.rows[0]!] }),
    'a row that is named twice',
  ).rejects.toMatchObject(changed)
  await copyWith(owner, classId, now)
})

test('dates that no form would take are refused with the name of their homework', async () => {
  const { owner, classId } = await wholeClass()
  const { rows } = chosenOf(await preview(owner, classId))
  const wrong = async (dates: CopyInput['rows'][number]['dates']) => {
    const given = rows.map((row) => (row.kind === 'homework' ? { ...row, dates } : row))
    await expect(copyWith(owner, classId, { rows: given })).rejects.toMatchObject(
      refusal('class.copyDates'),
    )
  }
  const [dueAt, lateUntil] = [inHours(24), inHours(48)]
  await wrong([{ field: 'lateUntil', at: lateUntil }])
  await wrong([
    { field: 'dueAt', at: lateUntil },
    { field: 'lateUntil', at: dueAt },
  ])
  await wrong([{ field: 'dueAt', at: today }])
  await wrong([
    { field: 'opensOn', at: today },
    { field: 'dueAt', at: dueAt },
  ])
})

test('an archived class is copied, with its co-teachers invited again', async () => {
  const { owner, coTeacher, classId } = await wholeClass()
  await owner(classApi.archive, { classId })
  const made = await copyAll(owner, { ...next, classId, withTeachers: true })
  expect(shown(await preview(owner, made.classId))).toHaveLength(5)
  expect((await coTeacher(classApi.getMine, {})).offers).toMatchObject([{ classId: made.classId }])
})

test('lessons come along only into a semester of the school calendar, with the weeks that it has', async () => {
  const { owner, classId } = await wholeClass()
  const far = { yearFrom: String(yearFrom + 5) }
  await expect(copyWith(owner, classId, far)).rejects.toMatchObject(refusal('class.copyChanged'))
  const rows = chosenOf(await preview(owner, classId)).rows.filter(({ kind }) => kind !== 'lesson')
  await copyWith(owner, classId, { ...far, rows })
  const made = await copyWith(owner, classId, {})
  const copied = await preview(owner, made.classId)
  expect(copied.rows.find(({ kind }) => kind === 'lesson')?.lesson).toMatchObject({
    weeks: '1-16',
  })
})

test('the number of queries of a preview does not grow with rows', async () => {
  const { owner, classId } = await wholeClass()
  const few = await statementsOf(() => preview(owner, classId))
  for (let at = 0; at < 4; at++) {
    await owner(homeworkApi.save, {
      ...{ classId, homeworkId: null, key: randomHex(), publish: false, homework: settings() },
    })
    const link = { title: `链接 ${at}`, url: `https://school.example/${at}` }
    await owner(classMaterialApi.addLink, { classId, ...link, folder: '', visibleFrom: '' })
  }
  expect(await statementsOf(() => preview(owner, classId))).toEqual(few)
})
