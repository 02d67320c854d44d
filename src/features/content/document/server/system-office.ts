import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { limitMemory } from '#src/server/media/limit-memory.ts'
import { MediaFailure } from '#src/server/media/work.ts'
import { fontFolder, fontRules } from '../child/office-fonts.ts'
import { type Office, officeMostMiB, type Order } from './office-program.ts'

/** The system's LibreOffice, a process for each document, with a profile that trusts nothing. */
export const systemOffice = (program: string): Office => ({
  convert: (order) => convert(program, order),
})

async function convert(program: string, order: Order): Promise<string> {
  const profile = join(order.into, 'profile')
  const made = join(order.into, 'made')
  await mkdir(join(profile, 'user'), { recursive: true })
  await mkdir(made)
  await writeFile(join(profile, 'user', 'registrymodifications.xcu'), distrust)
  const fonts = join(profile, 'fonts.conf')
  await writeFile(fonts, fontRules({ folder: fileURLToPath(fontFolder) }))
  const source = join(order.into, `document.${order.ending}`)
  await rename(order.from, source)
  const args = [
    ...['--headless', '--norestore', '--nolockcheck', '--nodefault', '--nologo'],
    `-env:UserInstallation=${pathToFileURL(profile).href}`,
    ...['--convert-to', order.to],
    ...['--outdir', made, source],
  ]
  await run(program, args, { FONTCONFIG_FILE: fonts, HOME: profile }, order.signal)
  await rename(source, order.from)
  const result = join(made, `document.${order.to}`)
  if (!existsSync(result)) throw new MediaFailure('broken')
  return result
}

async function run(
  program: string,
  args: string[],
  env: Record<string, string>,
  signal: AbortSignal,
): Promise<void> {
  // A proxy that does not answer: nothing in a document reaches the network.
  const nowhere = 'http://127.0.0.1:9'
  const closed = { http_proxy: nowhere, https_proxy: nowhere, all_proxy: nowhere }
  const child = spawn(program, args, {
    env: { PATH: process.env['PATH'] ?? '', LANG: 'C.UTF-8', ...closed, ...env },
    stdio: 'ignore',
    // Its own group, because the program is a script that starts another.
    detached: true,
  })
  const kill = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
  }
  let isTooLarge = false
  limitMemory(child, officeMostMiB, () => {
    isTooLarge = true
    kill()
  })
  signal.addEventListener('abort', kill, { once: true })
  try {
    await new Promise<void>((resolve, reject) => {
      child.once('spawn', () => setPriority(child.pid!, constants.priority.PRIORITY_LOW))
      child.once('error', () => reject(new MediaFailure('notInstalled')))
      child.once('exit', () => resolve())
    })
    if (isTooLarge) throw new MediaFailure('tooLarge')
    signal.throwIfAborted()
  } finally {
    signal.removeEventListener('abort', kill)
  }
}

const item = (path: string, name: string, value: string) =>
  `<item oor:path="/org.openoffice.${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`

/** Runs no macro, follows no link, updates nothing, and goes through a proxy that does not answer. */
const distrust = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">${[
  item('Office.Common/Security/Scripting', 'MacroSecurityLevel', '3'),
  item('Office.Common/Security/Scripting', 'DisableMacrosExecution', 'true'),
  item('Office.Common/Security/Scripting', 'BlockUntrustedRefererLinks', 'true'),
  item('Office.Writer/Content/Update', 'Link', '0'),
  item('Office.Calc/Content/Update', 'Link', '2'),
  item('Inet/Settings', 'ooInetProxyType', '2'),
  item('Inet/Settings', 'ooInetHTTPProxyName', '127.0.0.1'),
  item('Inet/Settings', 'ooInetHTTPProxyPort', '9'),
  item('Inet/Settings', 'ooInetHTTPSProxyName', '127.0.0.1'),
  item('Inet/Settings', 'ooInetHTTPSProxyPort', '9'),
].join('')}</oor:items>`
