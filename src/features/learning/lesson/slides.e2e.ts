import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test, whenReady } from '#tests/browser.ts'
import { giveFile } from '#tests/browser/files.ts'
import { look } from '#tests/browser/look.ts'
import { readDrawing } from '#tests/browser/read-drawing.ts'
import { onBoth } from '#tests/browser/screens.ts'
import { viewText } from '#src/features/content/document/web/view-text.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { classPaths } from '#src/features/learning/class/paths.ts'
import { classMaterialApi } from '#src/features/learning/class-material/contract.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'
import { formatsOf } from '#src/web/i18n.tsx'
import { lessonApi } from './contract.ts'
import { lessonPaths } from './paths.ts'
import { beginText } from './web/begin-text.ts'
import { checkInText } from './web/check-in-text.ts'
import { lessonText } from './web/lesson-text.ts'
import { slidesText } from './web/slides-text.ts'

const deck = join(
  import.meta.dirname,
  '../../../../tests/browser/courseware/cost-and-risk.pptx.pdf',
)

/** The teacher comes back from another tab. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

test(
  'a teacher shows slides on the projector while students check in by the code beside them',
  onBoth,
  async ({ page, at, say, locale, enter, newPerson, otherDevice, request, phone: isPhone }) => {
    test.slow()
    const [l, s, v] = [say(lessonText), say(slidesText), say(viewText)]
    const teacher = await enter({ role: '2', isVerified: true, realName: '沈知遥' })
    const given = { name: 'Trade 2601', yearFrom: '2026', semester: 'first' as const }
    const { classId } = await teacher.call(classApi.create, given)
    const { code } = (await teacher.call(classApi.getClass, { classId })).code!
    const student = await newPerson({ role: '1', realName: '林晓舟' })
    await student.call(classApi.join, { code })
    const { lessonId } = await teacher.call(lessonApi.begin, { classId })
    const shownPage = page.getByRole('status').filter({ hasText: /\d/ }).first()
    const pageOf = (number: number) => s.pageOf(String(number), '4')
    const [open, list] = [
      page.getByRole('button', { name: l.slides, exact: true }),
      page.getByRole('dialog', { name: s.choose }),
    ]

    await test.step('a class without materials says how to add them', async () => {
      await page.goto(at(lessonPaths.lesson(classId, lessonId)))
      await whenReady(page)
      await open.click()
      await expect(list.getByText(s.empty)).toBeVisible()
      await expect(list.getByRole('link', { name: s.add })).toHaveAttribute(
        'href',
        at(classPaths.materials(classId)),
      )
      await look(page, 'no slides')
    })

    const bytes = await readFile(deck)
    const [slides, later] = [
      await giveFile(request, teacher, { name: 'Cost and risk.pdf', text: bytes }),
      await giveFile(request, teacher, { name: 'Answers.txt', text: 'FOB, CIF' }),
    ]
    const tomorrow = addDays(schoolDay(), 1)
    const place = { classId, folder: 'Week 3' }
    await teacher.call(classMaterialApi.addFiles, {
      ...{ ...place, userFileIds: [slides], visibleFrom: '' },
    })
    await teacher.call(classMaterialApi.addFiles, {
      ...{ ...place, userFileIds: [later], visibleFrom: tomorrow },
    })

    await test.step('what was added in another tab is there, and what students do not see yet is marked', async () => {
      await comeBack(page)
      await expect(list.getByRole('button', { name: 'Cost and risk.pdf' })).toBeVisible()
      await expect(list.getByText(s.from(formatsOf(locale).date(tomorrow)))).toBeVisible()
      await look(page, 'the list of slides')
    })

    await test.step('slides take the place of the large code, which stays beside them', async () => {
      await list.getByRole('button', { name: 'Cost and risk.pdf' }).click()
      await expect(shownPage).toHaveText(pageOf(1))
      await page.goBack()
      await expect(page.getByText(l.how)).toBeVisible()
      await page.goForward()
      await expect(shownPage).toHaveText(pageOf(1))
      await expect(page.getByRole('img', { name: l.qr })).toBeVisible()
      await look(page, 'slides')
      if (isPhone) return
      for (const [width, height] of [
        [1920, 1080],
        [1280, 720],
      ] as const) {
        await page.setViewportSize({ width, height })
        const over = () =>
          page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
        await expect.poll(over).toBeLessThanOrEqual(0)
        const box = await page.getByRole('img', { name: l.qr }).boundingBox()
        expect(box!.width).toBeGreaterThanOrEqual(180)
      }
    })

    await test.step('keys of a keyboard and of a remote turn the pages, and a reload keeps the page', async () => {
      await page.keyboard.press('PageDown')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('PageUp')
      await expect(shownPage).toHaveText(pageOf(3))
      await expect(page).toHaveURL(/page=3/)
      await page.getByRole('button', { name: s.previous }).click()
      await expect(page).toHaveURL(/page=2/)
      await page.reload()
      await whenReady(page)
      await expect(shownPage).toHaveText(pageOf(2))
      await expect(
        page.getByRole('region', { name: v.document('Cost and risk.pdf') }),
      ).toBeVisible()
    })

    await test.step('a phone scans the code beside the slides', async () => {
      const phone = await otherDevice(student)
      await phone.setViewportSize({ width: 360, height: 760 })
      const { pathname, search } = new URL(await readDrawing(page, l.qr))
      await phone.goto(at(pathname + search))
      await expect(phone.getByText(say(checkInText).done.present)).toBeVisible()
      await expect(page.getByText(l.here('1', '1'))).toBeVisible()
    })

    await test.step('a random call lies above the slides, which stay where they were', async () => {
      await page.getByRole('button', { name: l.call }).click()
      const called = page.getByRole('dialog', { name: l.called })
      await expect(called).toBeVisible()
      await page.keyboard.press('PageDown')
      await called.getByRole('button', { name: l.skip }).click()
      await expect(called).toHaveCount(0)
      await expect(shownPage).toHaveText(pageOf(2))
    })

    await test.step('the code is hidden and shown, and leaves with the roll call', async () => {
      const drawing = page.getByRole('img', { name: l.qr })
      await page.getByRole('button', { name: s.hideCode }).click()
      await expect(drawing).toHaveCount(0)
      await look(page, 'slides alone')
      await page.getByRole('button', { name: s.showCode }).click()
      await expect(drawing).toBeVisible()
      await page.getByRole('button', { name: l.endRoll }).click()
      const question = page.getByRole('alertdialog', { name: l.endRollTitle })
      await question.getByRole('button', { name: l.endRoll }).click()
      await expect(drawing).toHaveCount(0)
      await expect(page.getByText(l.rollEnded)).toBeVisible()
      await expect(shownPage).toHaveText(pageOf(2))
    })

    await test.step('the slides are there again when the lesson is opened from its class', async () => {
      await page.getByRole('link', { name: l.leave }).click()
      await whenReady(page)
      await page.getByRole('button', { name: say(beginText).open }).click()
      await expect(shownPage).toHaveText(pageOf(2))
    })

    await test.step('slides that were removed say so, and others are chosen', async () => {
      const { items } = await teacher.call(classMaterialApi.getMaterials, { classId })
      const { materialId } = items.find(({ file }) => file?.userFileId === slides)!
      await teacher.call(classMaterialApi.remove, { classId, materialId })
      await comeBack(page)
      await expect(page.getByRole('alert').getByText(s.gone)).toBeVisible()
      await look(page, 'slides that were removed')
      await page.getByRole('button', { name: s.other }).click()
      await list.getByRole('button', { name: 'Answers.txt' }).click()
      await expect(page.getByText('FOB, CIF')).toBeVisible()
      await look(page, 'a text on the projector')
    })

    await test.step('the way back leads to the roll, also after a reload', async () => {
      await page.getByRole('button', { name: s.back }).click()
      await expect(page.getByText('FOB, CIF')).toHaveCount(0)
      await expect(page).not.toHaveURL(/slides=/)
      await expect(page.getByText(l.here('1', '1'))).toBeVisible()
      await page.reload()
      await whenReady(page)
      await expect(page).not.toHaveURL(/slides=/)
    })
  },
)
