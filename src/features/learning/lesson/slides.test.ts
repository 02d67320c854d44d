import { expect, test } from 'vitest'
import { documentApi } from '#src/features/content/document/contract.ts'
import { testFiles } from '#src/features/content/file/test-files.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { classMaterialApi } from '#src/features/learning/class-material/contract.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'
import { openWorld, type Person } from '#tests/world.ts'
import { lessonApi } from './contract.ts'
import { newLesson } from './test-lesson.ts'

const world = await openWorld()
const { newUser } = world
const { give } = testFiles(world)

/** A running lesson whose class has one file at once, and one that students see from tomorrow on. */
async function newSlides() {
  const lesson = await newLesson(world, 1)
  const { owner, classId } = lesson
  const now = (await give(owner, '第三讲.pdf')).userFileId
  const later = (await give(owner, '答案.pdf')).userFileId
  const add = (userFileId: number, visibleFrom: string) =>
    owner(classMaterialApi.addFiles, {
      classId,
      userFileIds: [userFileId],
      folder: '',
      visibleFrom,
    })
  await add(now, '')
  await add(later, addDays(schoolDay(), 1))
  const helper = async (role: 'coTeacher' | 'assistant') => {
    const one = await newUser('teacher')
    await owner(classApi.invite, { classId, who: one.username, role })
    await one(classApi.answerInvitation, { classId, accept: true })
    return one
  }
  return { ...lesson, now, later, helper }
}

/** What the projector of a person does: it opens the lesson, lists the materials, and opens each file. */
async function shows(one: Person, { lessonId, classId }: { lessonId: number; classId: number }) {
  await one(lessonApi.getCode, { lessonId })
  const { items } = await one(classMaterialApi.getMaterials, { classId })
  const files = items.map(({ file }) => file!.userFileId)
  for (const file of files) await one(documentApi.getDocument, { file })
  return files
}
const opens = async (one: Person, file: number) =>
  (await one.ask(documentApi.getDocument, { file })).envelope.code === 0

test('teachers show every file of the class, also one that students do not see yet', async () => {
  const { owner, helper, now, later, ...ids } = await newSlides()
  expect(await shows(owner, ids)).toEqual([now, later])
  expect(await shows(await helper('coTeacher'), ids)).toEqual([now, later])
})

test('an assistant shows what students see, and students have no projector', async () => {
  const { helper, people, now, later, ...ids } = await newSlides()
  const assistant = await helper('assistant')
  expect(await shows(assistant, ids)).toEqual([now])
  expect(await opens(assistant, later)).toBe(false)
  await expect(shows(people[0]!, ids)).rejects.toThrow()
})

test('a file that was removed is shown by nobody but its owner, and the lesson goes on', async () => {
  const { owner, helper, now, later, ...ids } = await newSlides()
  const other = await helper('coTeacher')
  const { items } = await owner(classMaterialApi.getMaterials, { classId: ids.classId })
  const { materialId } = items.find(({ file }) => file?.userFileId === now)!
  await owner(classMaterialApi.remove, { classId: ids.classId, materialId })
  expect(await shows(other, ids)).toEqual([later])
  expect(await opens(other, now)).toBe(false)
  expect(await opens(owner, now)).toBe(true)
})
