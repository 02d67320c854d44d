import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { MediaFailure } from '#src/server/media/work.ts'
import { argumentsOf, secondsOf } from './arguments.ts'
import type { MediaFacts } from './facts.ts'
import { factsOf, probeArguments } from './ffprobe.ts'
import type { MediaTask, OnSeconds } from './task.ts'

/** Runs the task with a system's FFmpeg. Called in a child process only, which ends it with itself and limits the memory of both. */
export async function runProgram(
  ffmpeg: string,
  task: MediaTask,
  onSeconds: OnSeconds,
): Promise<void> {
  await run(ffmpeg, argumentsOf(task), (line) => {
    const seconds = secondsOf(line)
    if (seconds !== undefined) onSeconds(seconds)
  })
}

/** The facts of a file by a system's `ffprobe`. @throws where it cannot be opened */
export async function factsByProgram(ffprobe: string, path: string): Promise<MediaFacts> {
  const lines: string[] = []
  await run(ffprobe, probeArguments(path), (line) => void lines.push(line))
  return factsOf(lines.join('\n'))
}

async function run(program: string, args: string[], onLine: (line: string) => void): Promise<void> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2000)
  })
  createInterface({ input: child.stdout }).on('line', onLine)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  child.once('error', (error: NodeJS.ErrnoException) =>
    reject(error.code === 'ENOENT' ? new MediaFailure('notInstalled', error) : error),
  )
  child.once('close', (code, signal) => {
    if (code === 0) resolve()
    else reject(new Error(`${program} ended by ${signal ?? code}: ${said}`))
  })
  await promise
}
