import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { MediaFailure } from '#src/server/media/work.ts'
import { argumentsOf, secondsOf } from './arguments.ts'
import type { MediaFacts } from './facts.ts'
import { factsOf, probeArguments } from './ffprobe.ts'
import type { MediaTask, OnSeconds } from './task.ts'

/** Runs the task with a system's FFmpeg. Called in a child process only, which ends it with itself. */
export async function runProgram(
  ffmpeg: string,
  task: MediaTask,
  memoryMiB: number,
  onSeconds: OnSeconds,
): Promise<void> {
  await run(ffmpeg, argumentsOf(task), memoryMiB, (line) => {
    const seconds = secondsOf(line)
    if (seconds !== undefined) onSeconds(seconds)
  })
}

/** The facts of a file by a system's `ffprobe`. @throws where it cannot be opened */
export async function factsByProgram(
  ffprobe: string,
  path: string,
  memoryMiB: number,
): Promise<MediaFacts> {
  const lines: string[] = []
  await run(ffprobe, probeArguments(path), memoryMiB, (line) => void lines.push(line))
  return factsOf(lines.join('\n'))
}

const memoryCheckMs = 500

async function run(
  program: string,
  args: string[],
  memoryMiB: number,
  onLine: (line: string) => void,
): Promise<void> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2000)
  })
  createInterface({ input: child.stdout }).on('line', onLine)
  let isTooLarge = false
  const check = async () => {
    if ((await residentMiB(child)) <= memoryMiB) return
    isTooLarge = true
    child.kill('SIGKILL')
  }
  const watch = setInterval(() => void check(), memoryCheckMs)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  child.once('error', (error: NodeJS.ErrnoException) =>
    reject(error.code === 'ENOENT' ? new MediaFailure('notInstalled', error) : error),
  )
  child.once('close', (code, signal) => {
    clearInterval(watch)
    if (code === 0) resolve()
    else if (isTooLarge) reject(new MediaFailure('tooLarge'))
    else reject(new Error(`${program} ended by ${signal ?? code}: ${said}`))
  })
  await promise
}

/** 0 where the system does not say. */
async function residentMiB({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024
}
