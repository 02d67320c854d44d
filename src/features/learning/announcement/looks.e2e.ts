import { classCourseApi } from '#src/features/learning/class-course/contract.ts'
import { classCourseText } from '#src/features/learning/class-course/web/text.ts'
import { classMaterialApi } from '#src/features/learning/class-material/contract.ts'
import { materialText } from '#src/features/learning/class-material/web/text.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { classPaths } from '#src/features/learning/class/paths.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { everywhere } from '#tests/browser/screens.ts'
import { announcementApi } from './contract.ts'
import { announcementPaths } from './paths.ts'
import { announcementText } from './web/text.ts'

test(
  'the pages and dialogs of announcements, courses and materials of classes are accessible and fit',
  everywhere,
  async ({ page, at, say, enter, newPerson, newQuiz }) => {
    test.slow()
    const [t, c, m] = [say(announcementText), say(classCourseText), say(materialText)]
    const teacher = await enter({ role: '2', isVerified: true })
    const given = { name: 'Trade 2601', yearFrom: '2026', semester: 'first' as const }
    const { classId } = await teacher.call(classApi.create, given)
    const { code } = (await teacher.call(classApi.getClass, { classId })).code!
    const student = await newPerson({ role: '1' })
    await student.call(classApi.join, { code })
    await page.goto(at(classPaths.announcements(classId)))
    await look(page, 'no announcements')
    await whenReady(page)
    await page.getByRole('button', { name: t.write }).click()
    const dialog = page.getByRole('dialog', { name: t.write })
    await dialog.getByRole('radio', { name: t.later }).check()
    await dialog.getByRole('textbox', { name: t.body }).click()
    await expect(dialog.getByRole('toolbar').first()).toBeVisible()
    await look(page, 'an announcement is written')
    const text = { title: 'FOB 8.60', body: '<p>CIF = FOB + F + I</p>' }
    const key = (n: number) => String(n).repeat(32)
    const { announcementId } = await teacher.call(announcementApi.create, {
      ...{ classId, key: key(1), ...text, pinned: true, publishAt: null },
    })
    await teacher.call(announcementApi.create, {
      ...{ classId, key: key(2), ...text, title: 'Incoterms', pinned: false },
      publishAt: new Date(Date.now() + 86_400_000).toISOString(),
    })
    await page.goto(at(classPaths.announcements(classId)))
    await look(page, 'announcements')
    await page.goto(at(announcementPaths.one(classId, announcementId)))
    await look(page, 'an announcement with its readers')
    await page.goto(at(classPaths.class(classId)))
    await look(page, 'a class with an announcement')

    await page.goto(at(classPaths.courses(classId)))
    await look(page, 'no courses of a class')
    const made = [
      await newQuiz({ ownerId: teacher.id, name: 'Letters of credit', settings: {} }),
      await newQuiz({ ownerId: teacher.id, name: 'Incoterms', settings: {} }),
    ]
    for (const [n, { courseId }] of made.entries()) {
      const opensOn = n === 0 ? '' : addDays(schoolDay(), 9)
      await teacher.call(classCourseApi.add, { classId, courseId, opensOn })
    }
    await page.goto(at(classPaths.courses(classId)))
    await look(page, 'courses of a class')
    await whenReady(page)
    await page.getByRole('button', { name: c.add }).click()
    await expect(page.getByRole('dialog', { name: c.add }).getByRole('radio').first()).toBeVisible()
    await look(page, 'a course is added to a class')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: c.more('Incoterms') }).click()
    await page.getByRole('menuitem', { name: c.setDate }).click()
    await expect(page.getByRole('dialog', { name: c.setDate })).toBeVisible()
    await look(page, 'the opening day of a course')

    await page.goto(at(classPaths.materials(classId)))
    await look(page, 'no materials of a class')
    for (const [title, folder] of [
      ['Incoterms', 'Week 1'],
      ['Customs', 'Week 1'],
      ['Ports', ''],
    ] as const) {
      await teacher.call(classMaterialApi.addLink, {
        ...{ classId, title, folder, url: 'https://example.com/' },
        visibleFrom: title === 'Customs' ? addDays(schoolDay(), 9) : '',
      })
    }
    await page.goto(at(classPaths.materials(classId)))
    await look(page, 'materials of a class')
    await whenReady(page)
    await page.getByRole('button', { name: m.addLink }).click()
    await expect(page.getByRole('dialog', { name: m.addLink })).toBeVisible()
    await look(page, 'a link is added')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: m.addFiles, exact: true }).click()
    await expect(page.getByRole('dialog', { name: m.chooseTitle })).toBeVisible()
    await look(page, 'files are added')
  },
)
