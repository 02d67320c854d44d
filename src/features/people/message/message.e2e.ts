import type { Page } from '@playwright/test'
import { livePath, messageApi } from '#src/features/people/message/contract.ts'
import { bellText } from '#src/features/people/message/web/bell-text.ts'
import { settingsText } from '#src/features/people/message/web/settings-text.ts'
import { messageText } from '#src/features/people/message/web/text.ts'
import type { Both } from '#src/shared/locale.ts'
import { messageKinds } from '#src/shared/message.ts'
import type { Texts } from '#src/web/i18n.tsx'
import { expect, type Person, test } from '#tests/browser.ts'
import { newContacts, titleOf } from '#tests/browser/account.ts'
import { onPhone } from '#tests/browser/screens.ts'

const news = {
  class: { zh: '新作业：信用证审单', en: 'New assignment: examine a letter of credit' },
  course: { zh: '课程更新：报关单填制', en: 'Course updated: the customs declaration' },
  order: { zh: '奖励已发放：6 金币', en: 'Reward paid: 6 coins' },
} satisfies Record<string, Both>
const text = { zh: '请在周五前完成并提交。', en: 'Please hand it in by Friday.' }

/** Finds the link to the messages by the number of unread ones that it names. */
const bellOf = (where: Page, say: <T>(texts: Texts<T>) => T, unread: number) => {
  const t = say(bellText)
  const name = unread === 0 ? t.messages : t.unread(String(unread))
  return where.getByRole('banner').getByRole('link', { name, exact: true })
}

/** Waits until a browser hears of new messages: one of its windows, for all of them. */
const listening = (where: Page) =>
  where
    .context()
    .waitForEvent('response', { predicate: (response) => response.url().includes(livePath) })

test('messages arrive in every open window, and are read in every window', async ({
  page,
  at,
  say,
  enter,
  tell,
  otherDevice,
}) => {
  const t = say(messageText)
  const person = await enter()
  const second = await page.context().newPage()
  const elsewhere = await otherDevice(person)
  const windows = [page, second, elsewhere]
  const expectUnread = (unread: number) =>
    Promise.all(windows.map((where) => expect(bellOf(where, say, unread)).toBeVisible()))
  const send = (kind: keyof typeof news) =>
    tell({ userId: person.id, kind, title: news[kind], text })

  await test.step('open three windows, two of them in one browser, without messages', async () => {
    // Whichever of the two in one browser is first listens for both.
    const heard = [Promise.race([page, second].map(listening)), listening(elsewhere)]
    await Promise.all([
      page.goto(at('/user/messages')),
      second.goto(at('/course')),
      elsewhere.goto(at('/info/helper')),
      ...heard,
    ])
    await expect(page.getByText(t.none, { exact: true })).toBeVisible()
    await expectUnread(0)
  })

  const list = page.getByRole('list', { name: t.list })
  await test.step('a new message appears in all three windows without a reload', async () => {
    await send('class')
    await expectUnread(1)
    await expect(elsewhere.getByText(say(bellText).arrived(say(news.class)))).toBeVisible()
    // Two at once: each window shows the later count.
    await Promise.all([send('course'), send('order')])
    await expectUnread(3)
    await expect(list.getByRole('listitem')).toHaveCount(3)
  })

  await test.step('opening a message marks it as read in every window', async () => {
    const item = list.getByRole('listitem').filter({ hasText: say(news.class) })
    await item.getByRole('button', { expanded: false }).click()
    await expect(item.getByText(say(text))).toBeVisible()
    await expectUnread(2)
  })

  await test.step('marking all as read updates the other windows', async () => {
    await page.getByRole('button', { name: t.markAll }).click()
    await expectUnread(0)
    await expect(page.getByRole('button', { name: t.markAll })).toBeDisabled()
  })
})

test('a page that was asked for before a message arrived does not set the count back', async ({
  page,
  at,
  say,
  enter,
  tell,
}) => {
  const person = await enter()
  const heard = listening(page)
  await page.goto(at('/info/helper'))
  await heard
  let release: () => void = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  let isRendered: () => void = () => {}
  const rendered = new Promise<void>((resolve) => (isRendered = resolve))
  await page.route('**/course.data*', async (route) => {
    const response = await route.fetch()
    isRendered()
    await released
    await route.fulfill({ response })
  })
  await page.locator(`header a[href="${at('/course')}"]:visible`).click({ noWaitAfter: true })
  await rendered
  await tell({ userId: person.id, kind: 'class', title: news.class, text })
  await expect(bellOf(page, say, 1)).toBeVisible()
  release()
  await expect(page).toHaveURL(at('/course'))
  await expect(bellOf(page, say, 1)).toBeVisible()
})

test('messages are filtered by state and kind, and searched', async ({
  page,
  at,
  say,
  enter,
  tell,
}) => {
  const t = say(messageText)
  const person = await enter()
  for (const kind of ['class', 'course', 'order'] as const) {
    const link = kind === 'class' ? { link: '/course/list?sort=newest' } : {}
    await tell({ userId: person.id, kind, title: news[kind], text, ...link })
  }
  await page.goto(at('/user/messages'))
  const list = page.getByRole('list', { name: t.list })
  const item = (kind: keyof typeof news) =>
    list.getByRole('listitem').filter({ hasText: say(news[kind]) })

  await test.step('the link of a message leads on, and back', async () => {
    await item('class').getByRole('button', { expanded: false }).click()
    await expect(bellOf(page, say, 2)).toBeVisible()
    await item('class').getByRole('link').click()
    await expect(page).toHaveURL(at('/course/list?sort=newest'))
    await page.goBack()
    await expect(titleOf(page, t.title)).toBeVisible()
  })

  const states = page.getByRole('navigation', { name: t.states })
  const kinds = page.getByRole('navigation', { name: t.kinds })
  await states.getByRole('link', { name: t.state.unread }).click()
  await expect(page).toHaveURL(at('/user/messages?state=unread'))
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await kinds.getByRole('link', { name: t.kind.order }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(item('order')).toBeVisible()
  await states.getByRole('link', { name: new RegExp(`^${t.state.read}`) }).click()
  await expect(page.getByText(t.noKind(t.kind.order)).or(page.getByText(t.noRead))).toBeVisible()
  await kinds.getByRole('link', { name: t.allKinds }).click()
  await expect(item('class')).toBeVisible()
  await states.getByRole('link', { name: t.state.all }).click()
  await expect(page).toHaveURL(at('/user/messages'))
  const search = page.getByRole('search', { name: t.search })
  await search.getByRole('searchbox').fill(say({ zh: '报关单', en: 'customs' }))
  await search.getByRole('searchbox').press('Enter')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(item('course')).toBeVisible()
  await page.getByRole('link', { name: t.clear }).click()
  await expect(list.getByRole('listitem')).toHaveCount(3)
})

test('deleting read messages after a confirmation keeps a message that arrives meanwhile', async ({
  page,
  at,
  say,
  enter,
  tell,
}) => {
  const t = say(messageText)
  const person = await enter()
  const send = (kind: keyof typeof news) =>
    tell({ userId: person.id, kind, title: news[kind], text })
  await send('class')
  await person.call(messageApi.sendMessageMarkAllReads, {})
  const heard = listening(page)
  await page.goto(at('/user/messages'))
  await heard
  const list = page.getByRole('list', { name: t.list })
  await page.getByRole('button', { name: t.deleteRead }).click()
  const question = page.getByRole('alertdialog', { name: t.deleteTitle('1') })
  await expect(question).toBeVisible()
  await send('order')
  // Behind the dialog, which hides the page from screen readers.
  await expect(page.getByRole('banner', { includeHidden: true })).toContainText('1')
  await question.getByRole('button', { name: t.deleteVerb, exact: true }).click()
  await expect(page.getByText(t.deleted('1'))).toBeVisible()
  await page.reload()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(list.getByRole('listitem')).toContainText(say(news.order))
})

test(
  'each kind of message has a switch for each channel; messages about account safety stay on',
  onPhone,
  async ({ page, at, say, enter, tell }) => {
    const t = say(settingsText)
    const { email } = newContacts()
    const person: Person = await enter({ email })
    await page.goto(at('/user/message_settings'))
    const nameOf = (kind: (typeof messageKinds)[number], way: 'site' | 'mail' | 'sms') =>
      t.switchOf(t.kind[kind][0] ?? '', t.way[way])
    const one = (...of: Parameters<typeof nameOf>) =>
      page.getByRole('switch', { name: nameOf(...of), exact: true })

    await expect(one('system', 'site')).toBeDisabled()
    await expect(one('system', 'mail')).toBeChecked()
    await expect(one('system', 'mail')).toBeDisabled()
    await expect(one('order', 'sms')).not.toBeChecked()
    await expect(page.getByText(t.noPhone)).toBeVisible()
    const saving = () =>
      page.waitForResponse((response) => response.url().includes(messageApi.updateSwitch.path))
    for (const way of ['site', 'sms'] as const) {
      const saved = saving()
      await one('order', way).press('Space')
      await saved
    }
    await page.reload()
    await expect(one('order', 'site')).not.toBeChecked()
    await expect(one('order', 'sms')).toBeChecked()
    await expect(one('course', 'site')).toBeChecked()

    // A message of a kind that is switched off is still stored, but without a notice.
    await tell({ userId: person.id, kind: 'order', title: news.order, text })
    await tell({ userId: person.id, kind: 'course', title: news.course, text })
    const bell = say(bellText)
    await expect(
      page.getByRole('banner').getByRole('link', { name: bell.unread('1') }),
    ).toBeVisible()
    await page.goto(at('/user/messages?kind=order'))
    await expect(
      page.getByRole('list', { name: say(messageText).list }).getByRole('listitem'),
    ).toContainText(say(news.order))
  },
)
