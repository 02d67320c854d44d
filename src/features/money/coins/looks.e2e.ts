import { test } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { everywhere } from '#tests/browser/screens.ts'
import { coinApi } from './contract.ts'

test('coins are accessible and fit', everywhere, async ({ page, at, enter }) => {
  const { call } = await enter({ coins: 240 })
  await call(coinApi.checkIn, {})
  await page.goto(at('/user/coins'))
  await look(page, 'user coins')
})
