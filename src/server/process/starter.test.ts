import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { eventually } from '#src/server/testing/eventually.ts'
import { isRunning, lookUp } from './starter.ts'

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
