import type { Page } from '@playwright/test'
import { announcementApi } from '#src/features/learning/announcement/contract.ts'
import { announcementPaths } from '#src/features/learning/announcement/paths.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { classPaths } from '#src/features/learning/class/paths.ts'
import { namesText } from '#src/features/learning/class/web/names-text.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { discussionPaths } from './paths.ts'
import { discussionText } from './web/text.ts'

/** Writes into a field of formatted text, whose script comes when it is wanted. */
async function write(page: Page, label: string, words: string) {
  const field = page.getByRole('textbox', { name: label })
  await field.click()
  await expect(page.getByRole('toolbar').first()).toBeVisible()
  await field.fill(words)
}

test('a student starts a topic; the teacher answers and closes it, seen at once; an announcement is commented on', async ({
  page,
  at,
  say,
  enter,
  newPerson,
  otherDevice,
}) => {
  test.slow()
  const [t, n] = [say(discussionText), say(namesText)]
  const teacher = await enter({ role: '2', isVerified: true, realName: '沈知遥' })
  const student = await newPerson({ role: '1', realName: '林晓舟' })
  const given = { name: '国贸 2601 班', yearFrom: '2026', semester: 'first' as const }
  const { classId } = await teacher.call(classApi.create, given)
  const { code } = (await teacher.call(classApi.getClass, { classId })).code!
  await student.call(classApi.join, { code })
  const title = 'CIF 价怎么换算成 FOB 价？'
  const phone = await otherDevice(student)
  await phone.setViewportSize({ width: 360, height: 760 })

  await test.step('the student starts a topic from the empty list', async () => {
    await phone.goto(at(discussionPaths.topics(classId)))
    await whenReady(phone)
    await phone.getByRole('button', { name: t.start }).click()
    const dialog = phone.getByRole('dialog', { name: t.start })
    await dialog.getByRole('button', { name: t.publish }).click()
    await expect(dialog.getByRole('textbox', { name: t.heading })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await dialog.getByRole('textbox', { name: t.heading }).fill(title)
    await dialog.getByRole('textbox', { name: t.body }).click()
    await expect(dialog.getByRole('toolbar').first()).toBeVisible()
    await dialog.getByRole('textbox', { name: t.body }).fill('运费和保险费分别怎么减？')
    await dialog.getByRole('button', { name: t.publish }).click()
    await expect(phone.getByRole('heading', { name: title })).toBeVisible()
    await whenReady(phone)
  })

  await test.step('the teacher finds it counted and marked, and answers; the student sees it without a reload', async () => {
    await page.goto(at(classPaths.class(classId)))
    await whenReady(page)
    await page.getByRole('link', { name: new RegExp(`^${n.discussion}\\s*1$`) }).click()
    await expect(page.getByText(t.unread, { exact: true })).toBeVisible()
    await page.getByRole('link', { name: title }).click()
    await write(page, t.replyLabel, '先减保险费，再减运费。')
    await page.getByRole('button', { name: t.reply, exact: true }).click()
    await expect(page.getByRole('article').getByText('先减保险费，再减运费。')).toBeVisible()
    await expect(phone.getByText('先减保险费，再减运费。')).toBeVisible()
  })

  await test.step('the teacher closes it, and the student can reply no more', async () => {
    await page.getByRole('button', { name: t.more }).click()
    await page.getByRole('menuitem', { name: t.close }).click()
    await expect(page.getByText(t.closedNote)).toBeVisible()
    await expect(phone.getByText(t.closedNote)).toBeVisible()
    await expect(phone.getByRole('textbox', { name: t.replyLabel })).toHaveCount(0)
  })

  await test.step('the student comments on an announcement', async () => {
    const { announcementId } = await teacher.call(announcementApi.create, {
      ...{ classId, key: '1'.repeat(32), title: '周五停课', body: '<p>停课</p>' },
      ...{ pinned: false, publishAt: null },
    })
    const to = at(announcementPaths.one(classId, announcementId))
    // What happens before the page is connected, it does not hear of.
    for (const one of [page, phone]) {
      const connected = one.waitForResponse((answer) => answer.url().includes('Message/Live'))
      await one.goto(to)
      await connected
    }
    await whenReady(page)
    await whenReady(phone)
    await write(phone, t.commentLabel, '收到，谢谢老师')
    await phone.getByRole('button', { name: t.comment, exact: true }).click()
    await expect(page.getByText('收到，谢谢老师')).toBeVisible()
    await page.getByRole('button', { name: t.closeComments }).click()
    await expect(phone.getByText(t.commentsClosedNote)).toBeVisible()
  })
})
