// Finds a Chromium for the browser tests: an installed one, else Debian's as root, else Playwright's
// own. Its headless shell comes first: it draws the same pages with a quarter less of the processor.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { node24Path, root } from './ensure.mjs'

const shell = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** @returns the program's path; undefined stands for the browser that Playwright has installed */
export function ensureBrowser() {
  const given = process.env.CHROMIUM || onPath(shell)
  if (given) return given
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    console.log('Installing Chromium …')
    aptGet('update', '-q')
    // Only Debian has the shell as a package of its own.
    if (aptGet('install', '-y', '-q', shell, 'fonts-noto-cjk') && onPath(shell))
      return onPath(shell)
    if (!installed()) aptGet('install', '-y', '-q', 'chromium', 'fonts-noto-cjk')
  }
  const found = installed()
  if (found) return found
  console.log("Installing Playwright's Chromium …")
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  const { status } = spawnSync(node24Path(), [cli, 'install', 'chromium'], { stdio: 'inherit' })
  if (status !== 0) {
    console.error('No browser could be installed. Install Chromium, or set CHROMIUM to its path.')
    process.exit(1)
  }
  return undefined
}

function installed() {
  return names.map(onPath).find(Boolean) ?? places.find((path) => existsSync(path))
}

/** @returns whether it succeeded */
function aptGet(...order) {
  const { status } = spawnSync('apt-get', order, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}
