import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
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

async function signIn(page: Page, url: string) {
  const response = await page.request.post(url + endpointUrl(accountApi.login), {
    data: { username: 'teacher', password: demoPassword },
  })
  const { data } = (await response.json()) as { data: { access_token: string; expires: number } }
  const record = JSON.stringify({ access_token: data.access_token, expires: data.expires })
  await page.context().addCookies([{ name: tokenCookie, value: encodeURIComponent(record), url }])
  return data.access_token
}

test('the server is killed in the middle of typing: the words wait, and arrive', async ({
  browser,
  locale,
  say,
}) => {
  test.setTimeout(180_000)
  const t = say(editText)
  await using server = await ownServer()
  await server.start()
  const context = await browser.newContext({ locale })
  const page = await context.newPage()
  const token = await signIn(page, server.url)
  const made = await page.request.post(server.url + endpointUrl(textbookApi.createTextbook), {
    headers: { token },
    data: { name: '外贸单证' },
  })
  const { data } = (await made.json()) as { data: { textbookId: number } }
  const path = `${server.url}/${locale}${textbookPaths.edit(data.textbookId)}`
  await page.goto(path)
  await whenReady(page)
  const author = page.getByRole('textbox', { name: t.author })
  await author.pressSequentially('一二三四五', { delay: 150 })
  const typing = author.pressSequentially('六七八九十', { delay: 250 })
  server.kill()
  await typing
  await expect(page.getByText(say(saveText).kept).first()).toBeVisible()
  await page.close()
  await server.start()
  const next = await context.newPage()
  await next.goto(path)
  await whenReady(next)
  await expect(next.getByRole('textbox', { name: t.author })).toHaveValue('一二三四五六七八九十')
  await expect(next.getByText(say(saveText).saved)).toBeVisible()
  await next.reload()
  await expect(next.getByRole('textbox', { name: t.author })).toHaveValue('一二三四五六七八九十')
  await context.close()
})

const trials = ['network', 'tab', 'server', 'window'] as const
/** Anywhere in a word of ten characters. */
const somewhere = () => 1 + Math.floor(Math.random() * 9)

test('twenty rounds of typing through cut networks, killed tabs, a killed server and second windows lose nothing', async ({
  browser,
  locale,
  say,
}) => {
  test.setTimeout(400_000)
  const t = say(editText)
  await using server = await ownServer()
  await server.start()
  const context = await browser.newContext({ locale })
  let page = await context.newPage()
  const token = await signIn(page, server.url)
  const made = await page.request.post(server.url + endpointUrl(textbookApi.createTextbook), {
    headers: { token },
    data: { name: '外贸单证' },
  })
  const { data } = (await made.json()) as { data: { textbookId: number } }
  const path = `${server.url}/${locale}${textbookPaths.edit(data.textbookId)}`
  const field = (of: Page) => of.getByRole('textbox', { name: t.author })
  const open = async () => {
    const opened = await context.newPage()
    await opened.goto(path)
    await whenReady(opened)
    return opened
  }
  await page.close()
  page = await open()
  let expected = ''
  for (let round = 0; round < 20; round++) {
    const trial = trials[round % trials.length]!
    const word = `${round % 10}abcdefghi`
    const cut = somewhere()
    const said = `round ${round}: ${trial} after ${cut}`
    await field(page).press('End')
    await field(page).pressSequentially(word.slice(0, cut), { delay: 20 })
    expected += word.slice(0, cut)
    if (trial === 'network') await context.setOffline(true)
    if (trial === 'server') server.kill()
    if (trial === 'window') {
      const other = await open()
      await other.getByRole('textbox', { name: t.publisher }).fill(`第 ${round} 社`)
      await expect(other.getByText(say(saveText).saved)).toBeVisible()
      await other.close()
    }
    if (trial === 'tab') {
      await page.close()
      page = await open()
    } else {
      await field(page).pressSequentially(word.slice(cut), { delay: 20 })
      expected += word.slice(cut)
    }
    if (trial === 'server') await server.start()
    if (trial === 'network') await context.setOffline(false)
    await expect(field(page), said).toHaveValue(expected)
    await expect(page.getByText(say(saveText).saved), said).toBeVisible({ timeout: 30_000 })
    if (expected.length > 60) {
      await field(page).fill('')
      expected = ''
    }
  }
  await page.reload()
  await expect(field(page)).toHaveValue(expected)
  await context.close()
})
