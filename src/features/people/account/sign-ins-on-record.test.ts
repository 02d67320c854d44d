import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newAccount, openBrowser } from '#src/features/people/security/test-browser.ts'
import { openWorld } from '#tests/world.ts'
import { accountApi } from './contract.ts'

const { app } = await openWorld()
const password = 'harbour-Blue-77'

test('a sign-in is on record once a day for each address, and a wrong password is not', async () => {
  const userId = await newAccount(app, { username: 'recorded', password })
  const signIn = (ip: string, typed = password) =>
    openBrowser(app, { ip }).ask(accountApi.login, { username: 'recorded', password: typed })
  // A fourth try at one name beside three unfinished ones would be asked for a captcha.
  await Promise.all(['10.4.0.1', '10.4.0.1', '10.4.0.1'].map((ip) => signIn(ip)))
  await signIn('10.4.0.2')
  await signIn('10.4.0.3', 'wrong')
  const { rows } = await app.kernel.db.execute(
    sql`select ip from audit_log where action = 'account.signIn' and actor_id = ${userId} order by ip`,
  )
  expect(rows).toEqual([{ ip: '10.4.0.1' }, { ip: '10.4.0.2' }])
})
