import { mkdir } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect } from '#tests/browser.ts'
import { expectAccessible, expectNoOverflow } from './axe.ts'

/** The folder for pictures of everything looked at, if any: SHOTS=/tmp/shots npx playwright test looks */
const shots = process.env['SHOTS']

/** Checks a page as it is, light and dark: one heading, no violation that axe finds, no overflow. */
export async function look(page: Page, what: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectAccessible(page, what)
  await expectNoOverflow(page, what)
  if (shots) await takePicture(page, what, shots)
  await stopTransitions(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, `${what}, dark`, { onlyColours: true })
  if (shots) await takePicture(page, `${what}.dark`, shots)
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Colours change at once from here on: a fading scheme starts the same change level by level, which takes seconds. */
async function stopTransitions(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}

async function takePicture(page: Page, what: string, folder: string) {
  const lang = await page.evaluate(() => document.documentElement.lang)
  const name = `${what.replace(/[^\w.一-鿿]+/g, '-')}.${lang}.${page.viewportSize()?.width}`
  await mkdir(folder, { recursive: true })
  // A page is taken whole, a dialog as it is seen.
  const isModal = await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()
  const fullPage = isModal === 0
  if (fullPage) await page.evaluate(() => scrollTo(0, 0))
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage })
}
