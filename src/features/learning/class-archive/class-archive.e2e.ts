import { announcementApi } from '#src/features/learning/announcement/contract.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { classPaths } from '#src/features/learning/class/paths.ts'
import { namesText } from '#src/features/learning/class/web/names-text.ts'
import { overviewText } from '#src/features/learning/class/web/overview-text.ts'
import { gradebookPaths } from '#src/features/learning/gradebook/paths.ts'
import { studentText } from '#src/features/learning/gradebook/web/student-text.ts'
import { membersText } from '#src/features/learning/class/web/members-text.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { archiveText } from './web/archive-text.ts'

test('a teacher takes the report of a student, completes the class and takes its archive', async ({
  page,
  at,
  say,
  enter,
  newPerson,
}) => {
  test.slow()
  const [t, s, n] = [say(archiveText), say(studentText), say(namesText)]
  const teacher = await enter({ role: '2', isVerified: true, realName: '沈知遥' })
  const given = { name: '国贸 2601 班', yearFrom: '2026', semester: 'first' as const }
  const { classId } = await teacher.call(classApi.create, given)
  const { code } = (await teacher.call(classApi.getClass, { classId })).code!
  const student = await newPerson({ role: '1', realName: '林晓舟' })
  await student.call(classApi.join, { code })
  await teacher.call(announcementApi.create, {
    ...{ classId, key: randomHex(), title: '带教材', body: '<p>周一</p>' },
    ...{ pinned: false, publishAt: null },
  })

  await test.step('from the name among the people to the report, and the report as a PDF', async () => {
    await page.goto(at(classPaths.members(classId)))
    await whenReady(page)
    await page.getByRole('link', { name: say(membersText).report('林晓舟') }).click()
    await expect(page).toHaveURL(new RegExp(gradebookPaths.student(classId, '\\d+')))
    await page.getByRole('button', { name: s.pdf }).click()
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: s.download, exact: true }).click()
    expect((await file).suggestedFilename()).toContain('林晓舟')
  })

  await test.step('a completed class offers its archive', async () => {
    await teacher.call(classApi.complete, { classId })
    await page.goto(at(classPaths.class(classId)))
    await whenReady(page)
    await page.getByRole('button', { name: say(overviewText).more }).click()
    await expect(page.getByRole('menuitem', { name: say(overviewText).termArchive })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: n.termArchive }).click()
    await page.getByRole('button', { name: t.begin }).click()
    await expect(page.getByText(t.ready, { exact: true })).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('button', { name: t.begin })).toHaveCount(0)
    await page.getByRole('button', { name: t.another }).click()
    await expect(page.getByRole('button', { name: t.again })).toBeVisible()
    const file = page.waitForEvent('download')
    await page.getByRole('link', { name: new RegExp(`^${t.download} \\d`) }).click()
    expect((await file).suggestedFilename()).toMatch(/\.zip$/)
    await page.getByRole('button', { name: t.remove }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: t.remove }).click()
    await expect(page.getByRole('button', { name: t.begin })).toBeVisible()
  })
})
