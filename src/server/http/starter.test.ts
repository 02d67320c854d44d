import { spawn } from 'node:child_process'
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

test('a process that cannot be looked up counts as running', () => {
  const me = lookUp(process.pid)!
  const tooManyFiles = () => {
    throw Object.assign(new Error('too many open files'), { code: 'EMFILE' })
  }
  expect(isRunning(me, tooManyFiles)).toBe(true)
  expect(isRunning(me)).toBe(true)
})
