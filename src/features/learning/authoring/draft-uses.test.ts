import { expect, test } from 'vitest'
import { bankApi } from '#src/features/content/bank/contract.ts'
import { choiceOf, make } from '#src/features/content/bank/test-bank.ts'
import { documentApi } from '#src/features/content/document/contract.ts'
import { chapter, set } from '#src/features/content/draft/test-drafts.ts'
import { fileApi } from '#src/features/content/file/contract.ts'
import { openApproval } from '#src/features/learning/approval/test-approval.ts'
import { refusal } from '#tests/world.ts'
import { authoringApi } from './contract.ts'
import { draftQuestionUses } from './server/draft-uses.ts'

const { db, newUser, give, wholeCourse, submit, coTeacher } = await openApproval()

const courseware = (key: string, userFileId: number) =>
  set(key, '', {
    ...{ kind: 'item', type: 'courseware', place: { parent: 'c-1', order: 'b0' }, trial: false },
    ...{ name: { zh: '信用证', en: '' }, body: { userFileId } },
  })

const quiz = (key: string, questions: object[]) =>
  set(key, '', {
    ...{ kind: 'item', type: 'quiz', place: { parent: 'c-1', order: 'c0' }, trial: false },
    ...{ name: { zh: '测验', en: '' }, body: { questions, passPercent: 60 } },
  })

test('teachers of a course read the files of its draft; a removed one and strangers do not, a reviewer while it waits', async () => {
  const owner = await newUser('teacher')
  const course = await wholeCourse(owner)
  const { courseId } = course
  const { userFileId: file } = await give(owner, '信用证.pdf')
  await course.page.save([courseware('i-2', file)])
  const colleague = await coTeacher(course, false)
  const reviewer = await newUser('reviewer')
  const refused = refusal('file.unknown')
  expect(await colleague(documentApi.getDocument, { file })).toMatchObject({ name: '信用证.pdf' })
  for (const person of [await newUser('teacher'), await newUser('student'), reviewer]) {
    await expect(person(documentApi.getDocument, { file })).rejects.toMatchObject(refused)
  }
  await submit(owner, course)
  expect(await reviewer(documentApi.getDocument, { file })).toMatchObject({ name: '信用证.pdf' })
  await owner(authoringApi.removeTeacher, { courseId, userId: colleague.id })
  await expect(colleague(documentApi.getDocument, { file })).rejects.toMatchObject(refused)
})

test('a draft is named as a use of its files until learners have them, and keeps the files from being deleted', async () => {
  const owner = await newUser('teacher')
  const course = await wholeCourse(owner, '单证实务')
  const { userFileId } = await give(owner, '发票.pdf')
  await course.page.save([courseware('i-2', userFileId)])
  const path = `/course/manage/${course.courseId}/content?chapter=c-1&item=i-2`
  const { uses } = await owner(fileApi.getFile, { userFileId })
  expect(uses).toMatchObject([{ title: '单证实务', detail: '信用证', state: 'draft', path }])
  await expect(owner(fileApi.deleteFiles, { userFileIds: [userFileId] })).rejects.toMatchObject(
    refusal('file.inUse'),
  )
  const { uses: ofAvatar } = await owner(fileApi.getFile, { userFileId: course.avatarFileId })
  expect(ofAvatar).toMatchObject([{ path: `/course/manage/${course.courseId}/edit` }])
})

test('a question names the draft that asks it to the teachers of the course only', async () => {
  const owner = await newUser('teacher')
  const course = await wholeCourse(owner, '结算实务')
  const { questionId, versionId } = await make(owner, choiceOf('信用证由谁开立？'))
  await course.page.save([
    chapter('c-2', '二'),
    quiz('i-3', [{ questionId, versionId, points: 5 }]),
  ])
  const colleague = await coTeacher(course, false)
  const uses = (viewer: { id: number }) =>
    draftQuestionUses(db, { questionIds: [questionId], viewer, locale: 'zh-CN' })
  const named = {
    questionId,
    name: '结算实务 · 测验',
    path: `/course/manage/${course.courseId}/content?chapter=c-1&item=i-3`,
  }
  expect(await owner(bankApi.getUses, { questionId })).toEqual([named])
  expect(await uses(colleague)).toEqual([named])
  await owner(authoringApi.removeTeacher, { courseId: course.courseId, userId: colleague.id })
  const nameless = [{ questionId, name: '', path: null }]
  expect(await uses(colleague)).toEqual(nameless)
  expect(await uses(await newUser('teacher'))).toEqual(nameless)
})
