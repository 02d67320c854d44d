import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from '@playwright/test'

/** Rules that depend on the colours of a scheme; all other rules give the same result in light and dark. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/**
 * Expects no violation that axe finds, in the page as it is. The engine runs in the page itself: its
 * wrapper for Playwright opens a second page for each look and takes six times as long. `within` looks at a part
 * of the page alone.
 */
export async function expectAccessible(
  page: Page,
  what: string,
  { onlyColours = false, within }: { onlyColours?: boolean; within?: string } = {},
): Promise<void> {
  await settled(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source};0`)
  const found = await page.evaluate(
    async ({ rules, part }) => {
      const { axe: engine } = window as unknown as { axe: typeof axe }
      const { violations } = await engine.run(part ?? document, {
        resultTypes: ['violations'],
        ...(rules && { runOnly: rules }),
      })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${target.join(' ')}: ${any[0]?.message ?? ''}`),
      )
    },
    { rules: onlyColours && rulesOfColour, part: within },
  )
  expect.soft(found, `axe: ${what}`).toEqual([])
}

/**
 * Waits until the last change is drawn, fading elements have their final colours, and a dialog that opens
 * has the focus, which a long look would delay. A colour that changes in a parent starts the same change
 * in its children a frame later, level by level.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const isOpening = () =>
      document.activeElement === document.body && document.querySelector('[inert]') !== null
    for (let round = 0; round < 100; round++) {
      await nextFrame()
      await nextFrame()
      if (isOpening()) continue
      const running = document
        .getAnimations()
        .filter((one) => Number.isFinite(Number(one.effect?.getComputedTiming().endTime)))
      if (running.length === 0) return
      await Promise.allSettled(running.map((one) => one.finished))
    }
  })
}

/** Expects that nothing overflows to the right. */
export async function expectNoOverflow(page: Page, what: string): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(over, `horizontal overflow: ${what}`).toBeLessThanOrEqual(0)
}
