import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { demoPassword } from '#demo/accounts.ts'
import { textbookApi } from '#src/features/content/textbook/contract.ts'
import { textbookPaths } from '#src/features/content/textbook/paths.ts'
import { editText } from '#src/features/content/textbook/web/edit-text.ts'
import { accountApi } from '#src/features/people/account/contract.ts'
import { foldersIn } from '#src/server/database/postgres/folders.ts'
import { processesIn } from '#src/server/database/postgres/process-info.ts'
import { endpointUrl } from '#src/shared/endpoint.ts'
import { tokenCookie } from '#src/shared/token-record.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { saveText } from './web/save-text.ts'

/** The real program with a folder of its own, which can be killed without a warning. */
async function ownServer() {
  const folder = mkdtempSync(join(tmpdir(), 'farsail-draft-'))
  // As root the database runs as another user, who must be able to enter.
  chmodSync(folder, 0o711)
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  const url = `http://localhost:${port}`
  let child: ChildProcess | undefined
  const databases = () => processesIn(foldersIn(folder).data)
  return {
    url,
    async start() {
      child = spawn(process.execPath, [join(import.meta.dirname, '../../../main.ts')], {
        detached: true,
        stdio: 'ignore',
        env: {
          ...{ PATH: process.env['PATH'], PORT: String(port), HOST: '127.0.0.1' },
          ...{ FARSAIL_DATA: folder, ARGON2_MEMORY_KIB: '64', WORKER: 'none', PUBLIC_URL: url },
        },
      })
      const isReady = () =>
        fetch(`${url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
      await expect.poll(isReady, { timeout: 60_000 }).toBe(true)
    },
    kill() {
      process.kill(-child!.pid!, 'SIGKILL')
      for (const pid of databases()) process.kill(pid, 'SIGKILL')
    },
    async [Symbol.asyncDispose]() {
      this.kill()
      await expect.poll(() => databases().length).toBe(0)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function signIn(context: BrowserContext, url: string) {
  const response = await context.request.post(url + endpointUrl(accountApi.login), {
    data: { username: 'teacher', password: demoPassword },
  })
  const { data } = (await response.json()) as { data: { access_token: string; expires: number } }
  const record = JSON.stringify({ access_token: data.access_token, expires: data.expires })
  await context.addCookies([{ name: tokenCookie, value: encodeURIComponent(record), url }])
  return data.access_token
}

/** Twenty in an order that mixes them; a start of the server takes longer than all other trials. */
const [network, tab, aWindow, server] = ['network', 'tab', 'second window', 'server'] as const
const trials = [
  ...[network, tab, aWindow, tab, network, aWindow, tab, server, network, tab],
  ...[aWindow, network, tab, 'server and tab', network, aWindow, tab, network, tab, network],
] as const
/** Anywhere in a word of ten characters. */
const somewhere = () => 1 + Math.floor(Math.random() * 9)

test('twenty rounds of typing through cut networks, killed tabs, a killed server and second windows lose nothing', async ({
  browser,
  locale,
  say,
}) => {
  test.setTimeout(180_000)
  const t = say(editText)
  await using product = await ownServer()
  await product.start()
  const context = await browser.newContext({ locale })
  const token = await signIn(context, product.url)
  const made = await context.request.post(product.url + endpointUrl(textbookApi.createTextbook), {
    headers: { token },
    data: { name: '外贸单证' },
  })
  const { data } = (await made.json()) as { data: { textbookId: number } }
  const path = `${product.url}/${locale}${textbookPaths.edit(data.textbookId)}`
  const open = async () => {
    const opened = await context.newPage()
    await opened.goto(path)
    await whenReady(opened)
    return opened
  }
  let page = await open()
  const field = () => page.getByRole('textbox', { name: t.author })
  let expected = ''
  for (const [round, trial] of trials.entries()) {
    const word = `${round % 10}abcdefghi`
    const cut = somewhere()
    const type = async (text: string) => {
      await field().pressSequentially(text, { delay: 20 })
      expected += text
    }
    await field().press('End')
    await type(word.slice(0, cut))
    if (trial === 'network') await context.setOffline(true)
    if (trial.startsWith('server')) product.kill()
    if (trial === 'second window') {
      const other = await open()
      await other.getByRole('textbox', { name: t.publisher }).fill(`第 ${round} 社`)
      await expect(other.getByText(say(saveText).saved)).toBeVisible()
      await other.close()
    }
    if (trial !== 'tab') await type(word.slice(cut))
    if (trial.startsWith('server')) {
      await expect(page.getByText(say(saveText).kept).first()).toBeVisible()
    }
    if (trial.endsWith('tab')) await page.close()
    if (trial.startsWith('server')) await product.start()
    if (trial.endsWith('tab')) page = await open()
    if (trial === 'network') await context.setOffline(false)
    await expect(field(), `round ${round}: ${trial} after ${cut}`).toHaveValue(expected)
  }
  await expect(page.getByText(say(saveText).saved)).toBeVisible({ timeout: 30_000 })
  // Another browser has only what the server was sent.
  await using elsewhere = await browser.newContext({ locale })
  await signIn(elsewhere, product.url)
  const read = await elsewhere.newPage()
  await read.goto(path)
  await expect(read.getByRole('textbox', { name: t.author })).toHaveValue(expected)
  await context.close()
})
