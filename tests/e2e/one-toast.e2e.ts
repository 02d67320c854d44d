import type { Locator, Page } from '@playwright/test'
import { demoPassword } from '#demo/accounts.ts'
import { layoutText } from '#src/app/shell/text.ts'
import { feedbackApi } from '#src/features/front/feedback/contract.ts'
import { feedbackPaths } from '#src/features/front/feedback/paths.ts'
import { feedbackText } from '#src/features/front/feedback/web/feedback-text.ts'
import { officeText } from '#src/features/front/feedback/web/office-text.ts'
import { detailText } from '#src/features/learning/course/web/detail-text.ts'
import { coinText } from '#src/features/money/coins/web/text.ts'
import { codeText } from '#src/features/people/guard/web/code-text.ts'
import { personalDataText } from '#src/features/people/privacy/web/personal-data-text.ts'
import { profileText } from '#src/features/people/profile/web/profile-text.ts'
import { recoverText } from '#src/features/people/security/web/recover-text.ts'
import { safetyText } from '#src/features/people/security/web/safety-text.ts'
import { verificationApi } from '#src/features/people/verification/contract.ts'
import { verificationPaths } from '#src/features/people/verification/paths.ts'
import { reviewText } from '#src/features/people/verification/web/review-page-text.ts'
import {
  asAdministrator,
  asReviewer,
  expect,
  lastCode,
  passwordField,
  test,
} from '#tests/browser.ts'
import { newContacts } from '#tests/browser/account.ts'
import { findCourse } from '#tests/browser/school.ts'

/** Collects the texts of all toasts, of those that have left too. */
async function toastsOf(page: Page): Promise<string[]> {
  const seen: string[] = []
  await page.exposeFunction('sawToast', (text: string) => void seen.push(text))
  await page.addInitScript(() => {
    const known = new WeakSet<Element>()
    new MutationObserver(() => {
      const toasts = document.querySelectorAll<HTMLElement>(
        '[data-react-aria-top-layer="true"] > :is([role="alert"], output) > div',
      )
      for (const toast of toasts) {
        if (known.has(toast)) continue
        known.add(toast)
        ;(window as unknown as { sawToast: (text: string) => void }).sawToast(toast.innerText)
      }
    }).observe(document, { childList: true, subtree: true })
  })
  return seen
}

/** Collects the names of the live events that a page receives. */
async function liveEventsOf(page: Page): Promise<string[]> {
  const heard: string[] = []
  const browser = await page.context().newCDPSession(page)
  browser.on('Network.eventSourceMessageReceived', ({ eventName }) => void heard.push(eventName))
  await browser.send('Network.enable')
  return heard
}

/** Expects exactly one toast since the last call. */
async function expectOne(seen: string[], text: string | RegExp) {
  await expect.poll(() => seen.length).toBeGreaterThan(0)
  expect(seen.splice(0)).toEqual([expect.stringMatching(text)])
}

const press = (where: Page | Locator, name: string) =>
  where.getByRole('button', { name, exact: true }).click()

test('an act on the own account shows one toast, although a message about it arrives', async ({
  page,
  at,
  say,
  enter,
}) => {
  const [safety, code, own] = [say(safetyText), say(codeText), say(personalDataText)]
  const { phone, email } = newContacts()
  await enter({ phone, email })
  const seen = await toastsOf(page)
  const heard = await liveEventsOf(page)
  /** Opens a page and waits until it would hear of messages. */
  const open = async (path: string) => {
    heard.length = 0
    await page.goto(at(path))
    await expect.poll(() => heard).toContain('unread')
  }
  /** The message has arrived, so that its toast would have been seen. */
  const arrived = async () => {
    await expect.poll(() => heard.filter((name) => /message|changed/.test(name))).not.toEqual([])
    heard.length = 0
  }
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  const main = page.getByRole('main')

  await page.goto(at('/user/profiles'))
  const profile = say(profileText)
  await page.getByRole('textbox', { name: profile.nickname, exact: true }).fill('海风')
  await press(page, profile.save)
  await expectOne(seen, profile.saved)

  await open('/user/password')
  const password = 'Compass-rose-90'
  await passwordField(main, safety.oldPassword).fill(demoPassword)
  await passwordField(main, say(recoverText).newPassword).fill(password)
  await passwordField(main, say(recoverText).again).fill(password)
  await press(page, safety.save)
  await arrived()
  await expectOne(seen, /^密码已修改/)

  await open('/user/accounts')
  await press(page, safety.unbindPhone)
  await press(dialog, code.sendCode)
  await expect(dialog.getByText(code.sentTo(email))).toBeVisible()
  const field = dialog.getByRole('textbox', { name: code.code, exact: true })
  await field.fill(await lastCode(page, email))
  await passwordField(dialog, safety.oldPassword).fill(password)
  await press(dialog, safety.unbindPhone)
  await arrived()
  await expectOne(seen, safety.unbound)

  await open('/user/personal_data')
  await passwordField(main, own.password).fill(password)
  await press(main, own.askDeletion)
  await press(dialog, own.confirm)
  await arrived()
  await expectOne(seen, own.asked)
  await press(main, own.keep)
  await arrived()
  await expectOne(seen, own.kept)
})

test('an act of a learner shows one toast, a refused one too', async ({
  page,
  at,
  say,
  enter,
  locale,
  expected,
}) => {
  expected.push(/status of 500/)
  const [coins, feedback] = [say(coinText), say(feedbackText)]
  const { call } = await enter()
  const course = await findCourse(call, locale, 'incoterms-2020')
  const seen = await toastsOf(page)

  await page.goto(at('/user/coins'))
  const main = page.getByRole('main')
  await page.route('**/api/Coins/CheckIn', (route) => route.fulfill({ status: 500, json: {} }))
  await press(main, coins.checkIn('1'))
  await expectOne(seen, coins.checkInFailed)
  await page.unroute('**/api/Coins/CheckIn')
  await press(main, coins.checkIn('1'))
  await expectOne(seen, coins.checkInDone('1'))

  await page.getByRole('link', { name: say(layoutText).feedback }).click()
  const dialog = page.getByRole('dialog', { name: feedback.title })
  await press(dialog, feedback.submit)
  await expectOne(seen, feedback.failed)
  await dialog.getByRole('textbox', { name: feedback.remark }).fill('希望增加信用证案例。')
  await press(dialog, feedback.submit)
  await expectOne(seen, feedback.done)

  await page.goto(course.path())
  await press(main, say(detailText).join)
  await expect(page).toHaveURL(/\/course\/study\//)
  await expectOne(seen, say(detailText).joined)
})

test('an act in the back office shows one toast, the last one of a queue too', async ({
  page,
  say,
  enter,
  newPerson,
  at,
}) => {
  const office = say(officeText)
  const student = await newPerson()
  const remark = `请增加报关案例 ${student.username}`
  await student.call(feedbackApi.submitFeedback, {
    ...{ id: crypto.randomUUID(), name: '', mobile: '', remark },
  })
  await enter(asAdministrator)
  const seen = await toastsOf(page)
  await page.goto(at(`${feedbackPaths.list()}?keyword=${student.username}`))
  await page.getByRole('link', { name: remark }).click()
  await page.getByRole('combobox', { name: office.status }).selectOption('inProgress')
  await expectOne(seen, office.statusDone)
  await page.getByRole('textbox', { name: office.answer }).fill('下周新增三个案例。')
  await press(page, office.send)
  await expectOne(seen, office.sent)
  await page.getByRole('textbox', { name: office.note }).fill('已转教研组')
  await press(page, office.saveNote)
  await expectOne(seen, office.noteSaved)
})

test('the decision on the last application says in one toast that none is left', async ({
  page,
  at,
  say,
  enter,
  newPerson,
}) => {
  const review = say(reviewText)
  const reviewer = await newPerson(asReviewer)
  const { items } = await reviewer.call(verificationApi.getVerifications, {})
  const { verificationId, realName } = items[0]!
  await enter(asReviewer)
  const seen = await toastsOf(page)
  // The answer of an empty queue; the demo's applications stay for the other journeys.
  await page.route('**/api/Review/DecideVerification', (route) =>
    route.fulfill({ json: { code: 0, msg: '', enmsg: '', count: 1, data: { nextId: null } } }),
  )
  await page.goto(at(verificationPaths.review(verificationId)))
  await press(page, review.approve)
  await press(page.getByRole('alertdialog'), review.approve)
  await expectOne(seen, review.doneAll(review.approved(realName)))
})
