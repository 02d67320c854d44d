import { expect, test } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { findCourse } from '#tests/browser/school.ts'
import { everywhere } from '#tests/browser/screens.ts'
import { detailText } from './web/detail-text.ts'
import { courseText } from './web/text.ts'

const lists = [
  '/course',
  '/course/list',
  '/course/list?keyword=%E6%8A%A5%E5%85%B3',
  '/course/list?keyword=qqqqzzzz',
  '/smooc',
  '/smooc/list',
]

test('lists of courses are accessible and fit', everywhere, async ({ page, at, say, phone }) => {
  const t = say(courseText)
  for (const path of lists) {
    await page.goto(at(path))
    await look(page, path)
  }
  if (!phone) return
  await page.goto(at('/course/list'))
  await page.getByRole('button', { name: t.filters }).click()
  await expect(page.getByRole('navigation', { name: t.filters })).toBeVisible()
  await look(page, 'the filters as a sheet')
})

test(
  'pages of a course are accessible and fit',
  everywhere,
  async ({ page, call, enter, locale, say }) => {
    const t = say(detailText)
    // Free, paid, and an open course that starts later.
    const slugs = ['incoterms-2020', 'letters-of-credit', 'export-pricing']
    const [free, paid, later] = await Promise.all(
      slugs.map((slug) => findCourse(call, locale, slug)),
    )
    const paths = [free!.path(), free!.path('/catalog'), free!.path('/comment'), paid!.path()]
    for (const path of [...paths, later!.path()]) {
      await page.goto(path)
      await look(page, path)
    }
    await enter({ coins: 300 })
    await page.goto(paid!.path())
    await page.getByRole('button', { name: t.pay, exact: true }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await look(page, 'paying is confirmed')
  },
)
