import { demoPassword } from '#demo/accounts.ts'
import { accountText } from '#src/features/people/account/web/text.ts'
import { expect, test } from '#tests/browser.ts'
import { onPhone } from '#tests/browser/screens.ts'

test(
  'what is filled in before the page’s script has come is not lost',
  onPhone,
  async ({ page, at, say }) => {
    // Hold the scripts back, as a slow line does; a password manager does not wait for them.
    let release: () => void = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/*.js', async (route) => {
      await released
      await route.continue()
    })
    const arrival = page.goto(at('/auth/login'))
    const t = say(accountText)
    const form = page.getByRole('form', { name: t.signIn })
    await form.locator('input[name="username"]').fill('student')
    await form.locator('input[name="password"]').fill(demoPassword)
    release()
    await arrival
    await form.getByRole('button', { name: t.signIn }).click()
    await page.waitForURL((url) => !url.pathname.includes('/auth/login'))
    await expect(page.getByRole('main')).toBeVisible()
  },
)
