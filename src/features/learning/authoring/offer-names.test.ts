import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aTextbook, set, windowOf } from '#src/features/content/draft/test-drafts.ts'
import { textbookApi } from '#src/features/content/textbook/contract.ts'
import { publishedTextbook } from '#src/features/content/textbook/test-textbooks.ts'
import { subjectCategories } from '#src/features/content/subject/tables.ts'
import { users } from '#src/features/people/account/tables.ts'
import { openWorld, type Person, refusal } from '#tests/world.ts'
import { authoringApi } from './contract.ts'

const { app, newUser } = await openWorld()
const { db } = app.kernel

async function aCourse(teacher: Person) {
  const made = await teacher(authoringApi.createCourse, { kind: 'premium', name: '外贸单证' })
  const page = windowOf(teacher, made.draftId, 'one')
  await page.open()
  const names = () => teacher(authoringApi.getOfferNames, { courseId: made.courseId })
  /** @returns why the change was not taken */
  const save = async (...change: Parameters<typeof set>) =>
    (await page.save([set(...change)])).refused.map(({ reason }) => reason)
  return { ...made, page, names, save }
}

test('a course is bound to a textbook of its owner or a published one, and to no other', async () => {
  const [teacher, colleague] = [await newUser('teacher'), await newUser('teacher')]
  const { names, save } = await aCourse(teacher)
  expect((await names()).textbook).toBeNull()
  const own = await aTextbook(teacher, '我的教材')
  expect(await save('head', 'textbookId', own.textbookId)).toEqual([])
  expect((await names()).textbook).toMatchObject({
    ...{ textbookId: own.textbookId, isGone: false, isCopied: false },
    name: { text: '我的教材' },
  })
  const secret = await aTextbook(colleague, '未发布的教材')
  expect(await save('head', 'textbookId', secret.textbookId)).toEqual(['notAllowed'])
  expect((await names()).textbook).toMatchObject({ textbookId: own.textbookId })
  const published = await publishedTextbook(colleague, '国际结算')
  expect(await save('head', 'textbookId', published.textbookId)).toEqual([])
  expect((await names()).textbook).toMatchObject({ name: { text: '国际结算' } })
  // The offer is edited on after the textbook was closed.
  await colleague(textbookApi.unpublish, { textbookId: published.textbookId })
  expect(await save('head', 'fee', '10')).toEqual([])
  expect((await names()).textbook).toMatchObject({ isGone: true, name: { text: '国际结算' } })
  expect(await save('head', 'textbookId', null)).toEqual([])
  expect((await names()).textbook).toBeNull()
})

test('subjects that do not exist are not taken into an offer', async () => {
  const { save } = await aCourse(await newUser('teacher'))
  for (const field of ['categoryId', 'majorId', 'directionId']) {
    // oxlint-disable-next-line no-await-in-loop -- one window saves one act after another
    expect(await save('head', field, 999_999)).toEqual(['notAllowed'])
  }
})

test('a shown teacher is the owner or a co-teacher, with name and introduction of the profile, or has no account', async () => {
  const owner = await newUser('teacher', { realName: '陈海燕' })
  const { courseId, names, save } = await aCourse(owner)
  const coTeacher = await newUser('teacher', { realName: '唐若琳' })
  const stranger = await newUser('teacher')
  await owner(authoringApi.inviteTeacher, { courseId, userId: coTeacher.id })
  const teacher = (userId: number | null) => ({
    ...{ kind: 'teacher', place: { parent: null, order: 'a9' }, userId, avatarFileId: null },
    ...{ name: { zh: '教师', en: '' }, introduction: { zh: '', en: '' } },
  })
  expect(await save('t-2', '', teacher(coTeacher.id))).toEqual(['notAllowed'])
  expect(await save('t-3', '', teacher(null))).toEqual([])
  await coTeacher(authoringApi.answerInvitation, { courseId, accept: true })
  await db.update(users).set({ introduction: '十年外贸经验' }).where(eq(users.id, coTeacher.id))
  expect((await names()).teachers).toMatchObject([
    { userId: owner.id, name: { zh: '陈海燕' }, isMe: true },
    { userId: coTeacher.id, introduction: { zh: '十年外贸经验' }, isMe: false },
  ])
  expect(await save('t-2', '', teacher(coTeacher.id))).toEqual([])
  expect(await save('t-4', '', teacher(stranger.id))).toEqual(['notAllowed'])
  await expect(stranger(authoringApi.getOfferNames, { courseId })).rejects.toMatchObject(
    refusal('ownCourse.unknown'),
  )
  // A teacher who has left stays shown until the owner removes the entry.
  await owner(authoringApi.removeTeacher, { courseId, userId: coTeacher.id })
  expect(await save('t-2', 'name.zh', '唐老师')).toEqual([])
})

test('a hidden subject that was chosen earlier keeps its name in the form', async () => {
  const teacher = await newUser('teacher')
  const { page, names } = await aCourse(teacher)
  const [category] = await db
    .insert(subjectCategories)
    .values({ name: '旧分类', nameEn: 'Former category', slug: 'former-category', position: 90 })
    .returning()
  await page.save([set('head', 'categoryId', category!.id)])
  const none = { categoryId: null, majorId: null, directionId: null }
  expect((await names()).hidden).toEqual(none)
  await db
    .update(subjectCategories)
    .set({ hidden: true })
    .where(eq(subjectCategories.id, category!.id))
  expect((await names()).hidden).toEqual({ ...none, categoryId: '旧分类' })
})
