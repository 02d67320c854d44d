// Fetches the programs of this machine that `npm ci --omit=optional` leaves out together with those for videos and
// documents: npm knows no other name for them. Plain JavaScript, as ensure.mjs is.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What `--omit=optional` is there to leave out. */
const leftOut = /^node_modules\/(?:node-av|@seydx\/|@matbee\/)/

const hasGlibc = () => Boolean(process.report.getReport().header.glibcVersionRuntime)
const fits = (list, value) => list === undefined || list.includes(value)

/**
 * Returns the packages of the lock file that are programs for this machine, and are missing.
 * @param {string} root
 * @returns {{ path: string, name: string, version: string, integrity: string }[]}
 */
export function missingNatives(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const libc = process.platform === 'linux' ? (hasGlibc() ? 'glibc' : 'musl') : undefined
  return Object.entries(packages).flatMap(([path, { version, integrity, optional, ...about }]) => {
    const isNative = optional && (about.os ?? about.cpu) !== undefined && !leftOut.test(path)
    // One of two versions of a tool; the other one stands at the top.
    const isNested = path.lastIndexOf('node_modules/') > 0
    if (!isNative || isNested || existsSync(join(root, path))) return []
    if (!fits(about.os, process.platform) || !fits(about.cpu, process.arch)) return []
    if (libc && !fits(about.libc, libc)) return []
    return { path, name: path.slice('node_modules/'.length), version, integrity }
  })
}

/**
 * Installs them in a folder of their own, compares them with the lock file, and copies them to their places.
 * @param {string} root
 * @param {ReturnType<typeof missingNatives>} missing
 * @param {(args: string[], options: { cwd: string }) => void} npm
 */
export function fetchNatives(root, missing, npm) {
  const folder = join(root, 'node_modules', '.natives')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const dependencies = Object.fromEntries(missing.map(({ name, version }) => [name, version]))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }))
  npm(['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
  })
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages
  for (const { path, name, integrity } of missing) {
    if (lock[path]?.integrity !== integrity) throw new Error(`${name} differs from the lock file`)
    cpSync(join(folder, path), join(root, path), { recursive: true, verbatimSymlinks: true })
  }
  rmSync(folder, { recursive: true, force: true })
}
