/** Both languages, on a desktop and on a phone: one project of Playwright each. */
export const screens = [
  { name: 'zh-1280', locale: 'zh-CN', viewport: { width: 1280, height: 800 } },
  { name: 'en-1280', locale: 'en-US', viewport: { width: 1280, height: 800 } },
  { name: 'zh-360', locale: 'zh-CN', viewport: { width: 360, height: 740 } },
  { name: 'en-360', locale: 'en-US', viewport: { width: 360, height: 740 } },
] as const

/*
 * A journey runs on the screens of its tags: `test('…', onPhone, async ({ page }) => …)`. Without one
 * it runs in Chinese on a desktop. Behaviour needs one screen; a page that is laid out or worked
 * differently on a phone needs both. Looks need all four: each run takes two that differ in language and
 * width, and a thorough one (FUZZ=1) the others too.
 */
export const onPhone = { tag: '@en-360' }
export const onBoth = { tag: ['@zh-1280', '@en-360'] }
export const onDesktops = { tag: ['@zh-1280', '@en-1280'] }
export const everywhere = process.env['FUZZ']
  ? { tag: screens.map(({ name }) => `@${name}`) }
  : onBoth

/** The journeys of a screen, by what Playwright's `grep` sees: their titles and tags. */
export function journeysOf(name: string): RegExp {
  const isUntagged = `^(?!.*@(?:${screens.map((one) => one.name).join('|')}))`
  return new RegExp(name === screens[0].name ? `${isUntagged}|@${name}` : `@${name}`)
}
