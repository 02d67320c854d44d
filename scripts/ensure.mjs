// Prepares everything that Node 24 needs to run the product. Plain JavaScript without dependencies,
// because it runs on any Node ≥ 20 of the machine before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fetchNatives, missingNatives } from './ensure-natives.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const windows = process.platform === 'win32'

/**
 * The options of the server's Node. Loading the modules makes some 80 MB of short-lived objects, for
 * which V8 would grow its heap by 130 MB and keep it. The lower the limit, the less V8 lets the heap grow
 * between collections: by 1.6 at 512 MB, by 2 at 1 GB, by 4 above. A busy school's server holds some 60 MB
 * (docs/decisions/010-performance.md).
 */
export const serverFlags = ['--max-semi-space-size=8', '--max-old-space-size=512']

/**
 * The environment of the server's Node: glibc would keep the 19 MB of every concurrent password hash.
 * Larger pieces than these return to the system when they are freed.
 */
export const serverEnv = {
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
  MALLOC_ARENA_MAX: '2',
}

/** The pinned Node that runs server, build and tests. */
export function node24Path() {
  return join(modules, 'node', 'bin', windows ? 'node.exe' : 'node')
}

/**
 * Runs `npm ci` when package-lock.json differs from the installed packages, and the scripts that npm
 * skipped.
 */
export function ensureInstalled() {
  const stamp = join(modules, '.farsail-lock')
  const wanted = hashOf([join(root, 'package-lock.json')])
  if (readIfThere(stamp) !== wanted) {
    if (!matchesInstalled()) {
      say('Installing packages …')
      // `ci` begins by deleting, which Windows refuses while our own Node runs from that folder.
      const how = windows && existsSync(node24Path()) ? ['install', '--no-save'] : ['ci']
      npm([
        ...how,
        '--include=dev',
        '--include=optional',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
      ])
    }
    const missing = missingNatives(root)
    if (missing.length > 0) {
      say('Fetching the programs of this machine …')
      fetchNatives(root, missing, npm)
    }
    writeFileSync(stamp, wanted)
  }
  ensureNode()
}

/** Whether a developer's own `npm install` has already installed the packages of the lock file. */
function matchesInstalled() {
  const installed = readIfThere(join(modules, '.package-lock.json'))
  if (!installed) return false
  const there = JSON.parse(installed).packages
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  return Object.entries(wanted).every(([path, { version, integrity, optional, devOptional }]) => {
    if (path === '') return true
    const found = there[path]
    if (!found) return Boolean(optional || devOptional)
    return (
      found.version === version && found.integrity === integrity && existsSync(join(root, path))
    )
  })
}

/** The package `node` fetches its program in an install script, which npm may have skipped. */
function ensureNode() {
  if (existsSync(node24Path())) return
  say('Fetching Node 24 …')
  const folder = join(modules, 'node')
  run(machineNode(), ['installArchSpecificPackage.js'], { cwd: folder })
  const { status } = spawnSync(node24Path(), ['--version'])
  if (status !== 0) fail(`Node 24 could not be installed into ${folder}.`)
}

/** Builds the pages when their sources have changed since the last build. */
export function ensureBuilt() {
  const stamp = join(root, 'build', '.stamp')
  const wanted = hashOf(pageSources())
  if (readIfThere(stamp) === wanted) return
  say('Building the pages …')
  // Without the stamp, an interrupted build is done again.
  rmSync(stamp, { force: true })
  const { build } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts
  run(build, [], { shell: true, env: withNode24({ NODE_ENV: 'production' }) })
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

const serverOnly = /^src[\\/](server|main\.ts|config\.ts)|[\\/](server|tables\.ts|feature\.ts)/

function pageSources() {
  const single = ['vite.config.ts', 'react-router.config.ts', 'tsconfig.json', 'package-lock.json']
  return [
    ...filesBelow(join(root, 'src')).filter((path) => !serverOnly.test(relative(root, path))),
    // The parts of the build itself.
    ...filesBelow(join(root, 'scripts')).filter((path) => path.endsWith('.ts')),
    ...single.map((name) => join(root, name)).filter(existsSync),
  ].filter((path) => !/\.(test|e2e)\.tsx?$/.test(path))
}

/** Replaces this process by one of our programs on Node 24. */
export function becomeNode24(args) {
  const env = withNode24()
  // exec leaves no process between the terminal and the program; Node 20 and Windows do not have it.
  if (process.execve && !windows) process.execve(node24Path(), ['node', ...args], env)
  const child = spawn(node24Path(), args, { stdio: 'inherit', env, cwd: process.cwd() })
  // A terminal sends Ctrl-C to parent and child; `kill` and npm reach the parent alone. So it is always
  // passed on, and the program counts signals within one second as one
  // (src/server/process/stop-signals.ts). On Windows the console does it, and kill() would end the program
  // hard.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => windows || child.kill(signal))
  }
  child.on('error', (error) => fail(error.message))
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

function withNode24(more = {}) {
  const path = [dirname(node24Path()), join(modules, '.bin'), process.env.PATH].join(delimiter)
  return { ...process.env, PATH: path, ...more }
}

/** The Node that npm itself runs on, because `npm ci` may just have deleted ours. */
function machineNode() {
  const candidates = [process.env.npm_node_execpath, process.execPath]
  return candidates.find((path) => path && existsSync(path)) ?? 'node'
}

function npm(args, options = {}) {
  // npm_execpath is the npm that runs this script, callable without a shell.
  const program = process.env.npm_execpath
  if (program?.endsWith('.js')) return run(machineNode(), [program, ...args], options)
  run('npm', args, { shell: windows, ...options })
}

function run(program, args, options = {}) {
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: 'inherit', ...options })
  if (status !== 0)
    fail(`${[program, ...args].join(' ')} failed${error ? `: ${error.message}` : ''}`)
}

function fail(why) {
  console.error(why)
  process.exit(1)
}

function say(what) {
  console.log(what)
}

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files.toSorted()) {
    const content = readFileSync(file)
    hash.update(`${relative(root, file)}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

function filesBelow(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
