import type { Page } from '@playwright/test'
import { livePath, messageApi } from '#src/features/people/message/contract.ts'
import { bellText } from '#src/features/people/message/web/bell-text.ts'
import { settingsText } from '#src/features/people/message/web/settings-text.ts'
import { messageText } from '#src/features/people/message/web/text.ts'
import type { Both } from '#src/shared/locale.ts'
import { messageKinds } from '#src/shared/message.ts'
import { expect, type Person, test } from '#tests/browser.ts'
import { newContacts, titleOf } from '#tests/browser/account.ts'
import { onPhone } from '#tests/browser/screens.ts'

const news = {
  class: { zh: '新作业：信用证审单', en: 'New assignment: examine a letter of credit' },
  course: { zh: '课程更新：报关单填制', en: 'Course updated: the customs declaration' },
  order: { zh: '奖励已发放：6 金币', en: 'Reward paid: 6 coins' },
} satisfies Record<string, Both>
const text = { zh: '请在周五前完成并提交。', en: 'Please hand it in by Friday.' }

test('messages arrive in every open window, and can be read, searched and deleted', async ({
  page,
  at,
  say,
  enter,
  tell,
  otherDevice,
}) => {
  const t = say(messageText)
  const bell = say(bellText)
  const person = await enter()
  const bellOf = (where: Page, unread: number) =>
    where.getByRole('banner').getByRole('link', {
      name: unread === 0 ? bell.messages : bell.unread(String(unread)),
      exact: true,
    })
  const send = (kind: keyof typeof news, link?: string) =>
    tell({ userId: person.id, kind, title: news[kind], text, ...(link && { link }) })
  const second = await page.context().newPage()
  const elsewhere = await otherDevice(person)

  await test.step('open three windows, two of them in one browser, without messages', async () => {
    const listening = [page, elsewhere].map((where) =>
      where.waitForResponse((response) => response.url().includes(livePath)),
    )
    await page.goto(at('/user/messages'))
    await second.goto(at('/course'))
    await elsewhere.goto(at('/info/helper'))
    await Promise.all(listening)
    await expect(page.getByText(t.none, { exact: true })).toBeVisible()
    for (const where of [page, second, elsewhere]) await expect(bellOf(where, 0)).toBeVisible()
  })

  const list = page.getByRole('list', { name: t.list })
  const item = (kind: keyof typeof news) =>
    list.getByRole('listitem').filter({ hasText: say(news[kind]) })
  await test.step('a new message appears in all three windows without a reload', async () => {
    await send('class', '/course/list?sort=newest')
    await expect(item('class')).toBeVisible()
    for (const where of [page, second, elsewhere]) await expect(bellOf(where, 1)).toBeVisible()
    await expect(elsewhere.getByText(bell.arrived(say(news.class)))).toBeVisible()
    await send('course')
    await send('order')
    await expect(list.getByRole('listitem')).toHaveCount(3)
    for (const where of [page, second, elsewhere]) await expect(bellOf(where, 3)).toBeVisible()
  })

  await test.step('opening a message marks it as read in every window', async () => {
    await item('class').getByRole('button', { expanded: false }).click()
    await expect(item('class').getByText(say(text))).toBeVisible()
    for (const where of [page, second, elsewhere]) await expect(bellOf(where, 2)).toBeVisible()
    await item('class').getByRole('link').click()
    await expect(page).toHaveURL(at('/course/list?sort=newest'))
    await page.goBack()
    await expect(titleOf(page, t.title)).toBeVisible()
  })

  await test.step('filter by state, by kind and by keyword', async () => {
    const states = page.getByRole('navigation', { name: t.states })
    await states.getByRole('link', { name: t.state.unread }).click()
    await expect(page).toHaveURL(at('/user/messages?state=unread'))
    await expect(list.getByRole('listitem')).toHaveCount(2)
    const kinds = page.getByRole('navigation', { name: t.kinds })
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

  await test.step('marking all as read updates the other windows', async () => {
    await page.getByRole('button', { name: t.markAll }).click()
    for (const where of [page, second, elsewhere]) await expect(bellOf(where, 0)).toBeVisible()
    await expect(page.getByRole('button', { name: t.markAll })).toBeDisabled()
  })

  await test.step('deleting read messages after a confirmation keeps a message that arrives meanwhile', async () => {
    await page.getByRole('button', { name: t.deleteRead }).click()
    const question = page.getByRole('alertdialog', { name: t.deleteTitle('3') })
    await send('order')
    await expect(bellOf(second, 1)).toBeVisible()
    await question.getByRole('button', { name: t.deleteVerb, exact: true }).click()
    await expect(page.getByText(t.deleted('3'))).toBeVisible()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await page.reload()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expect(item('order')).toBeVisible()
  })
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
