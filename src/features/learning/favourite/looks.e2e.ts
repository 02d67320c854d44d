import { courseApi } from '#src/features/learning/course/contract.ts'
import { test } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { everywhere } from '#tests/browser/screens.ts'
import { favouriteApi } from './contract.ts'
import { favouritePaths } from './paths.ts'
import { favouriteText } from './web/text.ts'

test('favourites are accessible and fit', everywhere, async ({ page, at, say, enter }) => {
  const { call } = await enter()
  const t = say(favouriteText)
  await page.goto(at(favouritePaths.list()))
  await look(page, 'favourites, none yet')
  const { items } = await call(courseApi.getList, { kind: 'premium' })
  for (const { courseId } of items.slice(0, 4)) {
    await call(favouriteApi.collect, { kind: 'course', thingId: courseId })
  }
  for (const name of ['考前复习', 'Read later']) await call(favouriteApi.createFolder, { name })
  await page.goto(at(favouritePaths.list()))
  await page.getByRole('checkbox', { name: t.select(items[0]!.name) }).check()
  await look(page, 'favourites, one chosen')
  await page.getByRole('button', { name: t.move, exact: true }).click()
  await page.getByRole('radio', { name: t.newFolder }).check()
  await look(page, 'move a favourite')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: t.manageFolders }).click()
  await page.getByRole('button', { name: t.renameWhat('Read later') }).waitFor()
  await look(page, 'folders of favourites')
})
