import { expect, test } from 'vitest'
import { guardApi } from '#src/features/people/guard/contract.ts'
import { routes } from '#src/app/pages.ts'
import { peopleApi } from '#src/features/office/people/contract.ts'
import { securityApi } from '#src/features/people/security/contract.ts'
import { openBrowser } from '#src/features/people/security/test-browser.ts'
import { readAddress } from '#src/server/pages/page-address.ts'
import { guard } from '#src/server/pages/page-guards.ts'
import { sessionApi } from '#src/shared/session-contract.ts'
import { openWorld } from '#tests/world.ts'
import { accountApi } from './contract.ts'
import { createFirstAdministrator } from './server/first-administrator.ts'

const { app } = await openWorld({ FARSAIL_ADMIN: 'first_admin' })
const next = 'lighthouse-Green-9'

const opened = async (token: string, path: string) => {
  const resolution = await app.kernel.sessions.resolve(token)
  const viewer = 'viewer' in resolution ? resolution.viewer : null
  const row = routes.find((one) => one.path === path)
  return guard(row, viewer, readAddress(`/zh-CN${path}`), () => true)
}

test('the first administrator can only change the printed password, sign out, or use public calls', async () => {
  const { username, password } = await createFirstAdministrator(app.kernel)
  const browser = openBrowser(app)
  expect((await browser.ask(accountApi.login, { username, password })).envelope.code).toBe(0)

  const refused = await browser.ask(peopleApi.getPeople, {})
  expect(refused).toMatchObject({ status: 403, envelope: { error: 'common.passwordNeeded' } })
  for (const path of ['/', '/user/profiles', '/user/role', '/course/list']) {
    expect(await opened(browser.token, path)).toEqual({
      kind: 'redirect',
      to: '/zh-CN/user/password',
    })
  }
  expect(await opened(browser.token, '/user/password')).toEqual({ kind: 'show' })
  expect((await browser.ask(guardApi.getCaptcha, {})).envelope.code).toBe(0)
  const account = await browser.ask(securityApi.getAccount, {})
  expect(account.envelope.data.mustChangePassword).toBe(true)

  const same = { oldPassword: password, password, confirmPassword: password }
  const again = await browser.ask(securityApi.updatePassword, same)
  expect(again.envelope.error).toBe('security.samePassword')
  const other = { oldPassword: password, password: next, confirmPassword: next }
  expect((await browser.ask(securityApi.updatePassword, other)).envelope.code).toBe(0)
  expect((await browser.ask(peopleApi.getPeople, {})).envelope.code).toBe(0)
  expect(await opened(browser.token, '/user/profiles')).toEqual({ kind: 'show' })

  const later = openBrowser(app)
  await later.ask(accountApi.login, { username, password: next })
  expect((await later.ask(peopleApi.getPeople, {})).envelope.code).toBe(0)
  expect((await later.ask(sessionApi.end, {})).envelope.code).toBe(0)
})

test('a name that nobody could sign in with stops the first start', async () => {
  const config = { ...app.kernel.config, FARSAIL_ADMIN: 'admin@school' }
  await expect(createFirstAdministrator({ db: app.kernel.db, config })).rejects.toThrow(
    'FARSAIL_ADMIN: Only letters, digits, underscores',
  )
})
