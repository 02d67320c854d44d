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
