// Finds a Chromium for the browser tests: an installed one, else Debian's as root, else Playwright's
// own.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { node24Path, root } from './ensure.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** @returns the program's path; undefined stands for the browser that Playwright has installed */
export function ensureBrowser() {
  const found = installed()
  if (found) return found
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    console.log('Installing Chromium …')
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'] }
    spawnSync('apt-get', ['update', '-q'], quiet)
    spawnSync('apt-get', ['install', '-y', '-q', 'chromium', 'fonts-noto-cjk'], {
      ...quiet,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    const now = installed()
    if (now) return now
  }
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
  const given = process.env.CHROMIUM
  if (given) return given
  return names.map(onPath).find(Boolean) ?? places.find((path) => existsSync(path))
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}
