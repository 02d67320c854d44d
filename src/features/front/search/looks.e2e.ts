import { expect, test } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { everywhere } from '#tests/browser/screens.ts'

const keywords = {
  'zh-CN': ['保关', '集装箱', '区块链 报关'],
  'en-US': ['declaraton', 'container', 'space customs'],
}

test('suggestions are accessible and fit', everywhere, async ({ page, at, locale }) => {
  for (const path of ['/', '/smooc/list']) {
    await page.goto(at(path))
    const field = page
      .locator('main, header')
      .locator('[data-search] [name=keyword]:visible')
      .last()
    await field.focus()
    await expect(field).toHaveRole('combobox')
    await field.pressSequentially(keywords[locale][0]!)
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await look(page, `suggestions at ${path}`)
  }
})

test('answers of a search are accessible and fit', everywhere, async ({ page, at, locale }) => {
  for (const keyword of keywords[locale]) {
    for (const list of ['/course/list', '/smooc/list']) {
      await page.goto(at(`${list}?${new URLSearchParams({ keyword })}`))
      await look(page, `${list} ${keyword}`)
    }
  }
})
