import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { eventually } from '#src/server/testing/eventually.ts'
import { endsWithNpm, isRunning, lookUp } from './starter.ts'

test('a process is the same when the shell that it was started from has ended, and none after its end', async () => {
  // The shell leaves a process in the background, and ends with its own input.
  const shell = spawn('sh', ['-c', 'sleep 60 >/dev/null & echo $!; read line'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [said] = (await once(shell.stdout, 'data')) as [Buffer]
  const pid = Number(String(said))
  const first = lookUp(pid)!
  expect(first.parent).toBe(shell.pid)

  shell.stdin.end()
  await once(shell, 'exit')
  await eventually(() => expect(lookUp(pid)?.parent).not.toBe(shell.pid))
  expect(isRunning(first)).toBe(true)
  expect(isRunning({ ...first, started: 'another time' })).toBe(false)

  process.kill(pid, 'SIGKILL')
  await eventually(() => expect(isRunning(first)).toBe(false))
})

test('a process with too many open files does not take its npm for ended', () => {
  const script = `
    import { openSync } from 'node:fs'
    import { isRunning, lookUp } from ${JSON.stringify(new URL('./starter.ts', import.meta.url).href)}
    const parent = lookUp(process.ppid)
    let reason
    try { for (;;) openSync('/dev/null') } catch ({ code }) { reason = code }
    process.stdout.write(reason + ' ' + isRunning(parent))`
  const limited = 'ulimit -n 128; "$0" --input-type=module -e "$1"; exit $?'
  const { stdout } = spawnSync('sh', ['-c', limited, process.execPath, script], {
    encoding: 'utf8',
  })
  expect(stdout).toBe('EMFILE true')
})

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'a program hears within a second that %s has ended its npm, and not before',
  async (signal) => {
    const starter = JSON.stringify(new URL('./starter.ts', import.meta.url).href)
    const program = `
      const { onStarterGone } = await import(${starter})
      onStarterGone(() => { console.log('gone'); process.exit() })
      console.log('watching')
      setTimeout(() => {}, 60_000)`
    // As npm does: another name, and a shell between it and the program.
    const npm = `
      process.title = 'npm start'
      require('child_process').spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; exit $?',
        process.execPath, process.env.PROGRAM], { stdio: ['ignore', 'inherit', 'inherit'] })`
    const running = spawn(process.execPath, ['-e', npm], {
      env: { ...process.env, PROGRAM: program, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    running.stdout.on('data', (chunk) => (said += String(chunk)))
    await eventually(() => expect(said).toBe('watching\n'))
    running.kill(signal)
    await eventually(() => expect(said).toBe('watching\ngone\n'))
  },
)

describe.runIf(process.platform === 'linux')('a start by npm is advised against', () => {
  const env = { npm_lifecycle_event: 'start' }
  const running = (pid: number, parent: number, name: string) => ({
    pid,
    parent,
    name,
    started: '',
  })
  /** The processes of a machine or container, whose first one has this name. */
  const under = (first: string, npmParent: number) => (pid: number) => {
    if (pid === 1) return running(1, 0, first)
    if (pid === process.ppid) return running(pid, 30, 'sh')
    return pid === 30 ? running(30, npmParent, 'npm start') : undefined
  }

  test('where npm is process 1', () => {
    const find = (pid: number) => (pid === process.ppid ? running(1, 0, 'npm start') : undefined)
    expect(endsWithNpm(env, find)).toBe(true)
    expect(endsWithNpm({}, find)).toBe(false)
  })

  test.each(['tini', 'dumb-init', 'docker-init', 'catatonit', 'sh'])(
    'where %s is process 1 and runs npm',
    (wrapper) => {
      expect(endsWithNpm(env, under(wrapper, 1))).toBe(true)
      expect(endsWithNpm(env, under(wrapper, 31))).toBe(false)
    },
  )

  test.each(['systemd', 'init', 's6-svscan', 'supervisord', 'process_api'])(
    'and not where %s has adopted it',
    (first) => expect(endsWithNpm(env, under(first, 1))).toBe(false),
  )

  test('and not in a process that was started in a running container from outside', () => {
    expect(endsWithNpm(env, under('tini', 0))).toBe(false)
  })
})
