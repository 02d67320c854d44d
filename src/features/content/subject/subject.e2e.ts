import { asAdministrator, expect, test, whenReady } from '#tests/browser.ts'
import { onBoth } from '#tests/browser/screens.ts'
import { look } from '#tests/browser/look.ts'
import { subjectsText } from './web/subjects-text.ts'

test(
  'an administrator adds a major with two directions, orders, renames, hides, merges and deletes them',
  onBoth,
  async ({ page, at, say, enter }) => {
    test.slow()
    const t = say(subjectsText)
    await enter(asAdministrator)
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    const mark = Date.now().toString(36)
    const both = (zh: string, en: string) => ({ zh: `${zh}${mark}`, en: `${en} ${mark}` })
    const [major, one, two] = [
      both('航运', 'Shipping'),
      both('租船', 'Chartering'),
      both('船代', 'Agency'),
    ]
    const add = async (list: 'major' | 'direction', names: { zh: string; en: string }) => {
      await main.getByRole('button', { name: t.add[list] }).click()
      if (list === 'direction') {
        await dialog.getByLabel(t.ofMajor).selectOption({ label: say(major) })
      }
      await dialog.getByLabel(t.name).fill(names.zh)
      await dialog.getByLabel(t.nameEn).fill(names.en)
      await dialog.getByRole('button', { name: t.save }).click()
      await expect(dialog).toBeHidden()
      await expect(main.getByRole('rowheader', { name: say(names) })).toBeVisible()
    }
    await page.goto(at('/admin/subjects?list=major'))
    await whenReady(page)
    await look(page, 'majors')
    await add('major', major)
    await page.goto(at('/admin/subjects?list=direction'))
    await whenReady(page)
    await add('direction', one)
    await add('direction', two)

    await main.getByRole('button', { name: t.up(say(two)), exact: true }).click()
    await expect(main.getByRole('button', { name: t.up(say(two)), exact: true })).toBeDisabled()
    await main.getByRole('button', { name: t.hideNamed(say(two)), exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: t.hide, exact: true }).click()
    await expect(
      main.getByRole('button', { name: t.showNamed(say(two)), exact: true }),
    ).toBeVisible()

    await main.getByRole('button', { name: t.mergeNamed(say(two)), exact: true }).click()
    await dialog.getByLabel(t.target).selectOption({ label: say(one) })
    await look(page, 'merging')
    await dialog.getByRole('button', { name: t.merge, exact: true }).click()
    await expect(main.getByRole('rowheader', { name: say(two) })).toBeHidden()

    await page.goto(at(`/admin/subjects?list=major&keyword=${mark}`))
    await whenReady(page)
    await main.getByRole('button', { name: t.deleteNamed(say(major)), exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: t.delete, exact: true }).click()
    await expect(main.getByRole('rowheader', { name: say(major) })).toBeHidden()
  },
)
