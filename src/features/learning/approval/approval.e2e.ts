import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import type { Change } from '#src/features/content/draft/record.ts'
import { draftApi } from '#src/features/content/draft/contract.ts'
import { pictureApi } from '#src/features/content/picture/contract.ts'
import { set } from '#src/features/content/draft/test-drafts.ts'
import { authoringApi } from '#src/features/learning/authoring/contract.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { pick } from '#src/shared/locale.ts'
import { asReviewer, expect, type Person, test, whenReady } from '#tests/browser.ts'
import { newContacts } from '#tests/browser/account.ts'
import { giveFile } from '#tests/browser/files.ts'
import { look } from '#tests/browser/look.ts'
import { everywhere, onBoth } from '#tests/browser/screens.ts'
import { reasonWords } from './places-text.ts'
import { approvalPaths } from './paths.ts'
import { reading, wholeChapter, wholeOffer } from './test-changes.ts'
import { coursePreviewText } from './web/course-preview-text.ts'
import { publicationText } from './web/publication-text.ts'
import { queueText } from './web/queue-text.ts'
import { reviewText } from './web/review-text.ts'

const portrait = join(import.meta.dirname, '../../../../demo/documents/teacher-certificate.webp')

/** Makes a course whose offer is whole, and the function that saves changes of its draft. */
async function wholeCourse(request: APIRequestContext, teacher: Person, name: string) {
  const { courseId, draftId } = await teacher.call(authoringApi.createCourse, {
    ...{ kind: 'premium', name },
  })
  const avatarFileId = await giveFile(request, teacher, {
    ...{ name: '头像.webp', text: await readFile(portrait) },
  })
  const state = async () =>
    (await teacher.call(pictureApi.getPicture, { userFileId: avatarFileId })).state
  await expect.poll(state).toBe('ready')
  const save = async (changes: Change[]) => {
    const { revision: base } = await teacher.call(draftApi.open, { draftId })
    const { refused } = await teacher.call(draftApi.save, {
      ...{ draftId, base, window: 'journey', acts: [{ id: 'one', changes }] },
    })
    expect(refused).toEqual([])
  }
  // The first subjects of the demo school.
  const subjects = { categoryId: 1, majorId: 1, directionId: 1 }
  await save([
    ...wholeOffer({ ...subjects, avatarFileId }),
    wholeChapter('c-1', '第一章'),
    reading('i-1'),
  ])
  return { courseId, save }
}

test(
  'submitted, rejected with two reasons, mended, approved, published; learners see a change after its release',
  onBoth,
  async ({ page, at, say, locale, enter, newPerson, otherDevice, request, expected }) => {
    test.slow()
    // Publishing is refused once.
    expected.push(/status of 422/)
    const [t, review] = [say(publicationText), say(reviewText)]
    const name = `跟单实务${newContacts().phone.slice(5)}`
    const teacher = await enter({ role: '2', isVerified: true })
    const { courseId, save } = await wholeCourse(request, teacher, name)
    const main = page.getByRole('main')
    const confirm = (label: string) =>
      page.getByRole('alertdialog').getByRole('button', { name: label }).click()

    await test.step('the button says why it cannot be published yet', async () => {
      await page.goto(at(approvalPaths.publication('premium', courseId)))
      await whenReady(page)
      await main.getByRole('button', { name: t.publish, exact: true }).click()
      const words = {
        zh: '课程尚未通过审核，不能发布',
        en: 'Course has not been approved, cannot publish',
      }
      await expect(page.getByText(pick(words, locale))).toBeVisible()
    })
    await test.step('submitting says that the course waits', async () => {
      await main.getByRole('button', { name: t.submit }).click()
      await confirm(t.submit)
      await expect(page.getByText(t.submitted)).toBeVisible()
      await expect(main.getByText(t.next.wait)).toBeVisible()
    })
    const reviewer = await otherDevice(await newPerson(asReviewer))
    const office = reviewer.getByRole('main')
    const openReview = async () => {
      await reviewer.goto(at(`/admin/courses?keyword=${encodeURIComponent(name)}`))
      await whenReady(reviewer)
      await office.getByRole('link', { name }).click()
      await expect(office.getByRole('heading', { name: review.title(name) })).toBeVisible()
      await whenReady(reviewer)
    }
    await test.step('a reviewer reads what was submitted, and opens an item, while the draft goes on', async () => {
      await save([set('head', 'introduction.zh', '尚未提交的简介')])
      await openReview()
      const preview = office.getByRole('region', { name: say(coursePreviewText).frame })
      await expect(preview.getByRole('heading', { name, exact: true })).toBeVisible()
      await expect(preview.getByText('从合同到收款')).toBeVisible()
      // The portrait is private until the course is published.
      const picture = preview.locator('img[src*="/media/"]')
      await picture.scrollIntoViewIfNeeded()
      await expect(picture).toHaveJSProperty('complete', true)
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
      await expect(office.getByText('尚未提交的简介')).toHaveCount(0)
      await preview.getByRole('button', { name: 'i-1 阅读', exact: true }).click()
      await expect(preview.getByText('正文', { exact: true })).toBeVisible()
    })
    await test.step('the reviewer takes it and rejects it at two places', async () => {
      await office.getByRole('button', { name: review.take, exact: true }).click()
      await expect(office.getByRole('button', { name: review.giveBack })).toBeVisible()
      const dialog = reviewer.getByRole('dialog')
      for (const [at_, place] of [review.introduction, review.content].entries()) {
        await office.getByRole('button', { name: review.pinAt(place) }).click()
        await dialog
          .getByRole('combobox', { name: review.reason })
          .nth(at_)
          .selectOption({ label: pick(reasonWords.unclear, locale) })
        await dialog
          .getByLabel(review.wordsZh)
          .nth(at_)
          .fill(`请写清楚 ${at_ + 1}`)
        if (at_ === 0) await reviewer.keyboard.press('Escape')
      }
      await dialog.getByRole('button', { name: review.rejectVerb }).click()
      await expect(reviewer.getByText(review.rejected(name))).toBeVisible()
    })
    await test.step('the teacher reads the reasons, mends and submits again', async () => {
      await page.reload()
      await whenReady(page)
      await expect(main.getByText(t.next.mend)).toBeVisible()
      await expect(main.getByText('请写清楚 1')).toBeVisible()
      await expect(main.getByText('请写清楚 2')).toBeVisible()
      await save([
        set('head', 'introduction.zh', '写给初学者'),
        set('head', 'content.zh', '<p>十五讲</p>'),
      ])
      await main.getByRole('button', { name: t.submit }).click()
      await confirm(t.submit)
      await expect(main.getByText(t.next.wait)).toBeVisible()
    })
    await test.step('it is approved and published', async () => {
      await openReview()
      await office.getByRole('button', { name: review.approve, exact: true }).click()
      await reviewer.getByRole('alertdialog').getByRole('button', { name: review.approve }).click()
      await expect(reviewer.getByText(review.approved(name))).toBeVisible()
      await page.reload()
      await whenReady(page)
      await main.getByRole('button', { name: t.publish, exact: true }).click()
      await expect(page.getByText(t.publishSaid)).toBeVisible()
    })
    await test.step('a learner sees a change after its release', async () => {
      const learner = await newPerson()
      await learner.call(courseApi.join, { courseId, fee: 0 })
      const pageOf = await otherDevice(learner)
      await save([set('c-1', 'name.zh', '第一章 审核合同')])
      await pageOf.goto(at(`/course/${courseId}/catalog`))
      await expect(pageOf.getByRole('heading', { name: '第一章' })).toBeVisible()
      await expect(pageOf.getByText('第一章 审核合同')).toHaveCount(0)
      await page.reload()
      await whenReady(page)
      await main.getByRole('button', { name: t.release, exact: true }).click()
      const list = page.getByRole('dialog')
      await expect(list.getByText('第一章 审核合同')).toBeVisible()
      await list.getByRole('button', { name: t.releaseN('1') }).click()
      await expect(page.getByText(t.releasedN('1'))).toBeVisible()
      await pageOf.reload()
      await expect(pageOf.getByText('第一章 审核合同')).toBeVisible()
    })
  },
)

test(
  'review and publication are accessible and fit',
  everywhere,
  async ({ page, at, say, enter, newPerson, otherDevice, request }) => {
    test.slow()
    const [t, review, queue] = [say(publicationText), say(reviewText), say(queueText)]
    const name = `报价实务${newContacts().phone.slice(5)}`
    const teacher = await enter({ role: '2', isVerified: true })
    const { courseId } = await wholeCourse(request, teacher, name)
    const main = page.getByRole('main')
    await page.goto(at(approvalPaths.publication('premium', courseId)))
    await whenReady(page)
    await main.getByRole('button', { name: t.submit }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: t.submit }).click()
    await expect(main.getByText(t.next.wait)).toBeVisible()
    await look(page, 'the publication of a course')
    const reviewer = await otherDevice(await newPerson(asReviewer))
    await reviewer.goto(at(`/admin/courses?keyword=${encodeURIComponent(name)}`))
    await whenReady(reviewer)
    await expect(reviewer.getByRole('heading', { name: queue.title })).toBeVisible()
    await look(reviewer, 'courses to review')
    await reviewer.getByRole('main').getByRole('link', { name }).click()
    await expect(reviewer.getByRole('heading', { name: review.title(name) })).toBeVisible()
    await whenReady(reviewer)
    await look(reviewer, 'the review of a course')
    await reviewer.getByRole('button', { name: review.pinAt(review.introduction) }).click()
    await expect(reviewer.getByRole('dialog')).toBeVisible()
    await look(reviewer, 'rejecting a course')
  },
)
