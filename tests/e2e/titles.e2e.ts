import { routes } from '#src/app/pages.ts'
import { expect, test } from '#tests/browser.ts'
import { onBoth } from '#tests/browser/screens.ts'

/** The pages whose address has no parameter, as a student may open them. */
const paths = routes
  .filter(({ path, file, access }) => file && !path.includes(':') && isStudents(access))
  .map(({ path }) => path)

function isStudents(access: string) {
  return access === 'public' || access === 'login'
}

test('no page has the title of an error', onBoth, async ({ page, at, enter }) => {
  test.slow()
  await enter()
  expect(paths.length).toBeGreaterThan(20)
  for (const path of paths) {
    await page.goto(at(path))
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page, path).not.toHaveTitle(/500|出错|加载失败|wrong|failed/)
  }
})
