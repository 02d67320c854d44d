import type { Page } from '@playwright/test'
import { playerText } from '#src/features/content/film/web/player-text.ts'
import { studyText } from '#src/features/learning/study/web/text.ts'
import { viewText } from '#src/features/content/document/web/view-text.ts'
import { type Locale } from '#src/shared/locale.ts'
import { textOf } from '#src/web/i18n.tsx'
import { escaped, expect } from '#tests/browser.ts'

/** The study player, as a person uses it. */
export function playerOn(page: Page, locale: Locale, phone: boolean) {
  const reading = textOf(viewText, locale)
  const t = { ...textOf(studyText, locale), ...textOf(playerText, locale) }
  const outline = page.getByRole('complementary', { name: t.outline })
  const video = page.locator('video')
  /** Kind, name, then length and progress: 'Quiz Quiz 2 7 questions Not done'. */
  const entry = (name: string) =>
    outline.getByRole('link', { name: new RegExp(`^\\S+( task)? ${escaped(name)} `) })
  const seconds = () => video.evaluate((one: HTMLVideoElement) => one.currentTime)

  /** The outline is folded; on a phone it is a sheet. A new page may open it by itself meanwhile. */
  async function openOutline() {
    const name = phone ? t.outlineShort : t.showOutline
    const button = page.getByRole('button', { name, exact: true })
    await expect(async () => {
      if (!(await outline.isVisible())) await button.click({ timeout: 1000 })
      await expect(outline).toBeVisible({ timeout: 1000 })
    }).toPass()
  }
  async function closeOutline() {
    if (phone) await page.keyboard.press('Escape')
  }
  return {
    t,
    outline,
    video,
    seconds,
    openOutline,
    closeOutline,
    /** An item that may be opened; its name includes the progress. */
    entry,
    /** A page of a document, with its text. */
    pdfPage: (number: number) =>
      page.getByRole('listitem', { name: reading.pageNumber(String(number)), exact: true }),
    /** Opens an item from the outline. */
    async choose(name: string) {
      await openOutline()
      await entry(name).click()
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    },
    /**
     * Plays until the video reaches a second, then pauses.
     * @returns the position
     */
    async playUntil(second: number): Promise<number> {
      const player = page.getByRole('region', { name: t.player })
      await player.getByRole('button', { name: t.play, exact: true }).first().click()
      await expect.poll(seconds, { timeout: 30_000 }).toBeGreaterThan(second)
      await video.click()
      await expect(player.getByRole('button', { name: t.play, exact: true }).first()).toBeVisible()
      return seconds()
    },
  }
}
