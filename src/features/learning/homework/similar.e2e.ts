import { classApi } from '#src/features/learning/class/contract.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { everywhere } from '#tests/browser/screens.ts'
import { homeworkApi } from './contract.ts'
import { homeworkPaths } from './paths.ts'
import { settings } from './test-settings.ts'
import { similarText } from './web/similar-text.ts'
import { worksText } from './web/works-text.ts'

const passage =
  'The bank examines the documents alone and does not ask about the goods. The exporter presents all documents within the time for presentation and compares amounts, quantities and ports one by one.'

test(
  'a teacher finds two similar works and reads them beside each other',
  everywhere,
  async ({ page, at, say, enter, newPerson }) => {
    test.slow()
    const [w, s] = [say(worksText), say(similarText)]
    const teacher = await enter({ role: '2', isVerified: true, realName: '沈知遥' })
    const given = { name: 'Trade 2601', yearFrom: '2026', semester: 'first' as const }
    const { classId } = await teacher.call(classApi.create, given)
    const { code } = (await teacher.call(classApi.getClass, { classId })).code!
    const { homeworkId } = await teacher.call(homeworkApi.save, {
      ...{ classId, homeworkId: null, key: 'a'.repeat(32), publish: true },
      homework: settings({ title: 'Letters of credit', body: '<p>Letters of credit</p>' }),
    })
    await page.goto(at(homeworkPaths.similar(classId, homeworkId)))
    await expect(page.getByText(s.empty)).toBeVisible()
    for (const [realName, text] of [
      ['林晓舟', passage],
      ['周雨婷', `In my own words, first of all. ${passage.toUpperCase()}\n\nThat is my answer.`],
    ] as const) {
      const student = await newPerson({ role: '1', realName })
      await student.call(classApi.join, { code })
      const draft = { homeworkId, save: 'b'.repeat(32), base: null, text, photos: [], files: [] }
      const { revision } = await student.call(homeworkApi.saveDraft, draft)
      await student.call(homeworkApi.handIn, { homeworkId, revision })
    }
    await page.goto(at(homeworkPaths.works(classId, homeworkId)))
    await whenReady(page)
    await page.getByRole('button', { name: w.more, exact: true }).click()
    await page.getByRole('menuitem', { name: w.similar, exact: true }).click()
    const row = page.getByRole('row').filter({ hasText: '100%' })
    await expect(row).toBeVisible()
    await look(page, 'similar works')
    await row.getByRole('link').click()
    await expect(page.locator('mark')).toHaveCount(2)
    await expect(page.locator('mark').first()).toContainText(
      'The bank examines the documents alone',
    )
    await look(page, 'two similar works')
  },
)
