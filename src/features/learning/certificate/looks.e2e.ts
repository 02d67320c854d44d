import { asAdministrator, expect, test } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { findCourse } from '#tests/browser/school.ts'
import { everywhere } from '#tests/browser/screens.ts'
import { certificatePaths } from './paths.ts'
import { manageText } from './web/manage/manage-text.ts'
import { mineText } from './web/mine/mine-text.ts'

test(
  'the certificates of a course and those of a person are accessible and fit',
  everywhere,
  async ({ page, at, locale, enter, say }) => {
    const t = say(manageText)
    const { call } = await enter(asAdministrator)
    const course = await findCourse(call, locale, 'incoterms-2020')
    const given = { kind: 'premium', courseId: course.courseId } as const
    await page.goto(at(certificatePaths.manage(given)))
    await look(page, 'the certificate of a course')
    await page.goto(at(certificatePaths.issued(given)))
    await look(page, 'issued certificates')
    await page.getByRole('button', { name: t.decline }).first().click()
    await expect(page.getByRole('dialog', { name: t.declineTitle })).toBeVisible()
    await look(page, 'a name is declined')
    await page.goto(at(certificatePaths.mine()))
    await expect(page.getByText(say(mineText).none)).toBeVisible()
    await look(page, 'no certificates')
    await page.goto(at(certificatePaths.pending()))
    await look(page, 'nothing to claim')
  },
)
