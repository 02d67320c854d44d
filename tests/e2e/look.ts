import { mkdir } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow } from '#tests/browser.ts'

/** Where pictures of all that is looked at are put, if anywhere: SHOTS=/tmp/shots npx playwright test pages */
const shots = process.env['SHOTS']

/**
 * Each page twice, light and dark, takes its time: one language on a desktop, the other on a phone.
 * What axe finds does not hang on the pair; the journeys look at all four.
 */
export const isSwept = (project: string) =>
  shots !== undefined || ['zh-1280', 'en-360'].includes(project)

/** A page as it stands: one heading, nothing that axe finds, nothing that sticks out. */
export async function look(page: Page, what: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  // What is still fading in has not its colours yet.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined))),
  )
  if (shots) await takePicture(page, what, shots)
  await expectAccessible(page, what)
  await expectNoOverflow(page, what)
}

async function takePicture(page: Page, what: string, folder: string) {
  const [lang, dark] = await page.evaluate(() => [
    document.documentElement.lang,
    matchMedia('(prefers-color-scheme: dark)').matches,
  ])
  const name = `${what.replace(/[^\w一-鿿]+/g, '-')}.${lang}.${page.viewportSize()?.width}.${dark ? 'dark' : 'light'}`
  await mkdir(folder, { recursive: true })
  // Pages whole, but what lies above the page as it is seen.
  const isModal = await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()
  const fullPage = isModal === 0
  if (fullPage) await page.evaluate(() => scrollTo(0, 0))
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage })
}
