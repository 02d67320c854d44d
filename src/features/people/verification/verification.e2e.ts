import type { Page } from '@playwright/test'
import { rejectedWords, rejectReasonWords } from '#src/features/people/verification/review-text.ts'
import { imageBytes, imageTypes } from '#src/features/people/account/contract.ts'
import { documentsMax } from '#src/features/people/verification/contract.ts'
import { queueText } from '#src/features/people/verification/web/queue-text.ts'
import { reviewText } from '#src/features/people/verification/web/review-page-text.ts'
import { verificationText } from '#src/features/people/verification/web/verification-text.ts'
import { viewerText } from '#src/features/people/verification/web/viewer-text.ts'
import { bellText } from '#src/features/people/message/web/bell-text.ts'
import { livePath } from '#src/features/people/message/contract.ts'
import { fileText } from '#src/web/ui/file-text.ts'
import { fileSize } from '#src/web/ui/file-rules.ts'
import { asReviewer, whenReady, expect, tabTo, test } from '#tests/browser.ts'
import { newContacts, titleOf } from '#tests/browser/account.ts'
import { onBoth } from '#tests/browser/screens.ts'
import { documentPicture } from '#tests/browser/document-picture.ts'

const words = { zh: '请把证件拍全，不要反光。', en: 'Show the whole document, without glare.' }

test(
  'a teacher applies, is rejected with a reason, applies again and is approved, without a reload',
  onBoth,
  async ({ page, at, say, phone, enter, newPerson, otherDevice, expected }) => {
    test.slow()
    // A trace reads what a picture was that could not be shown; the page itself connects to no blob.
    expected.push(/status of 4\d\d/, /Connecting to 'blob:/)
    const t = say(verificationText)
    const review = say(reviewText)
    const name = `林晓${newContacts().phone.slice(3)}`
    await enter({ role: '2', realName: name })
    const reviewer = await otherDevice(await newPerson(asReviewer))
    const main = page.getByRole('main')
    const documents = main.getByLabel(t.documents)
    // By its row: the words around speak of uploading too.
    const uploaded = main.getByRole('listitem').filter({ hasText: say(fileText).fileSuccess })
    const certificate = await documentPicture('教师资格证', name)

    await test.step('documents are required; a file that is not a picture is refused and removed', async () => {
      const listening = page.waitForResponse((response) => response.url().includes(livePath))
      await page.goto(at('/user/verification'))
      await listening
      const form = main.getByRole('form', { name: t.form })
      await expect(form.getByText(t.documentsHint)).toContainText(
        say(fileText).limits(
          imageTypes.map((type) => `.${type}`).join(' '),
          fileSize(imageBytes),
          documentsMax,
        ),
      )
      await form.getByRole('button', { name: t.submit }).click()
      const missing = say({
        zh: '请上传至少一份证明材料',
        en: 'Please upload at least one document',
      })
      await expect(form.getByText(missing)).toBeVisible()
      const disguised = {
        name: '资格证.png',
        mimeType: 'image/png',
        buffer: Buffer.from('MZ, not a png'),
      }
      await documents.setInputFiles(disguised)
      await expect(
        form.getByRole('alert').filter({ hasText: /图片|picture|类型|type/ }),
      ).toBeVisible()
      await form.getByRole('button', { name: say(fileText).removeNamed(disguised.name) }).click()
      await expect(form.getByText(disguised.name)).toHaveCount(0)
    })

    await test.step('submit with two documents', async () => {
      await documents.setInputFiles([certificate, await documentPicture('工作证', name)])
      await expect(main.getByText(say(fileText).added(2, documentsMax))).toBeVisible()
      await expect(uploaded).toHaveCount(2)
      await main.getByRole('textbox', { name: t.coursesTaught, exact: true }).fill('外贸函电')
      await main.getByRole('button', { name: t.submit }).click()
      await expect(main.getByText(t.waitingText)).toBeVisible()
      await expect(main.getByText(t.documentsSealed(2))).toBeVisible()
      await expect(main.getByRole('heading', { name: t.state })).toBeFocused()
    })

    await test.step('a reviewer finds the application and views its documents by keyboard', async () => {
      await findInQueue(
        reviewer,
        at(`/admin/verifications?keyword=${encodeURIComponent(name)}`),
        name,
      )
      await expect(titleOf(reviewer, review.title(name))).toBeVisible()
      await whenReady(reviewer)
      const viewer = say(viewerText)
      const group = reviewer.getByRole('group', { name: viewer.viewer })
      const stage = group.getByLabel(viewer.stage, { exact: true })
      const picture = stage.getByRole('img')
      await expect(picture).toHaveAttribute('alt', new RegExp(`^${viewer.alt('1', '2', '')}`))
      if (phone) {
        await group.getByRole('button', { name: viewer.next }).click()
        await expect(group.getByText(viewer.nth('2', '2'))).toBeAttached()
        return
      }
      await tabTo(reviewer, stage)
      await reviewer.keyboard.press('ArrowRight')
      await expect(group.getByText(viewer.nth('2', '2'))).toBeAttached()
      await reviewer.keyboard.press('+')
      await expect(picture).toHaveAttribute('style', /scale\(1\.[1-9]/)
      await reviewer.keyboard.press(']')
      await expect(picture).toHaveAttribute('style', /rotate\(90deg\)/)
      await reviewer.keyboard.press('0')
      await expect(picture).toHaveAttribute('style', /scale\(1\)/)
    })

    await test.step('the reviewer rejects it with a reason and an explanation', async () => {
      await reviewer.getByRole('button', { name: review.reject, exact: true }).click()
      const dialog = reviewer.getByRole('dialog', { name: review.rejectTitle(name) })
      await dialog.getByRole('button', { name: review.rejectVerb }).click()
      await expect(dialog.getByText(review.chooseReasonMissing)).toBeVisible()
      await dialog.getByRole('radio', { name: say(rejectReasonWords.unreadable) }).check()
      await dialog.getByRole('textbox', { name: review.wordsZh }).fill(words.zh)
      await dialog.getByRole('textbox', { name: review.wordsEn }).fill(words.en)
      const message = rejectedWords({ reason: 'unreadable', ...words })
      await expect(dialog.getByText(message.title.zh)).toBeVisible()
      await expect(dialog.getByText(message.title.en)).toBeVisible()
      await dialog.getByRole('button', { name: review.rejectVerb }).click()
      await expect(reviewer.getByText(review.rejected(name))).toBeVisible()
    })

    await test.step('the teacher gets a message at once, reads the reason and submits again', async () => {
      const { title } = rejectedWords({ reason: 'unreadable', ...words })
      await openNews(page, say(title), say(bellText))
      await expect(main.getByRole('listitem').filter({ hasText: t.rejected }).first()).toBeVisible()
      await expect(main.getByText(say(words))).toBeVisible()
      await expect(main.getByRole('textbox', { name: t.coursesTaught, exact: true })).toHaveValue(
        '外贸函电',
      )
      await documents.setInputFiles([certificate])
      await expect(uploaded).toHaveCount(1)
      await main.getByRole('button', { name: t.submit }).click()
      await expect(main.getByText(t.waitingText)).toBeVisible()
      await expect(main.getByRole('heading', { name: t.history })).toBeVisible()
    })

    await test.step('the reviewer approves the second application', async () => {
      const queue = at(`/admin/verifications?keyword=${encodeURIComponent(name)}`)
      await findInQueue(reviewer, queue, name, say(queueText).nth('2'))
      await whenReady(reviewer)
      await reviewer.getByRole('button', { name: review.approve, exact: true }).click()
      const question = reviewer.getByRole('alertdialog', { name: review.approveTitle(name) })
      await question.getByRole('button', { name: review.approve, exact: true }).click()
      await expect(reviewer.getByText(review.approved(name))).toBeVisible()
    })

    await test.step('the teacher sees the approval without a reload', async () => {
      // The open page itself, without a click on the message.
      await expect(main.getByRole('heading', { name: t.verified })).toBeVisible()
      await expect(main.getByRole('button', { name: t.submit })).toHaveCount(0)
    })
  },
)

test('a teacher withdraws an application; a student has no form', async ({
  page,
  at,
  say,
  enter,
  newPerson,
  otherDevice,
}) => {
  const t = say(verificationText)
  const name = `罗一${newContacts().phone.slice(3)}`
  await enter({ role: '2', realName: name })
  await page.goto(at('/user/verification'))
  const main = page.getByRole('main')
  await main.getByLabel(t.documents).setInputFiles([await documentPicture('教师资格证', name)])
  await expect(main.getByText(say(fileText).fileSuccess)).toBeVisible()
  await main.getByRole('button', { name: t.submit }).click()
  await main.getByRole('button', { name: t.withdraw }).click()
  const question = page.getByRole('alertdialog', { name: t.withdrawTitle })
  await question.getByRole('button', { name: t.withdraw, exact: true }).click()
  await expect(page.getByText(t.withdrawDone)).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: t.withdrawn }).first()).toBeVisible()
  await expect(main.getByRole('form', { name: t.formAgain })).toBeVisible()

  const student = await otherDevice(await newPerson())
  await student.goto(at('/user/verification'))
  await expect(student.getByRole('heading', { name: t.forTeachers })).toBeVisible()
  await expect(student.getByRole('main').getByRole('form')).toHaveCount(0)
})

/** Opens the application of that name from the list. */
async function findInQueue(reviewer: Page, path: string, name: string, round?: string) {
  await reviewer.goto(path)
  const row = reviewer.getByRole('main').getByRole('row').filter({ hasText: name })
  if (round) await expect(row).toContainText(round)
  await row.getByRole('link').first().click()
}

/** Waits for the toast of a new message and opens its link. */
async function openNews(
  page: Page,
  title: string,
  t: { arrived: (title: string) => string; open: string },
) {
  await expect(page.getByText(t.arrived(title))).toBeVisible()
  await page.getByRole('status').getByRole('link', { name: t.open }).click()
}
