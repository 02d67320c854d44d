import { execFile } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Config } from '#src/config.ts'
import { oncePerApp } from '#src/server/kernel.ts'

/** The FFmpeg that does the work: a system's program, or the embedded library. */
export type Engine = { kind: 'program'; ffmpeg: string; ffprobe: string } | { kind: 'library' }

const library: Engine = { kind: 'library' }

const found = oncePerApp(() => new Map<string, Promise<Engine>>())

/**
 * A system's FFmpeg where there is one that encodes H.264, else the embedded library, which may turn out not to
 * be installed when its work begins. Looked for once.
 */
export async function engineOf(
  kernel: Parameters<typeof found>[0] & { config: Pick<Config, 'FFMPEG'> },
): Promise<Engine> {
  const known = found(kernel)
  const setting = kernel.config.FFMPEG
  const engine = known.get(setting) ?? findEngine(setting)
  known.set(setting, engine)
  return engine
}

/** Whether FFmpeg is there at present, in either kind. */
export async function isFfmpegThere(kernel: Parameters<typeof engineOf>[0]): Promise<boolean> {
  const engine = await engineOf(kernel)
  if (engine.kind === 'program') return isExecutable(engine.ffmpeg)
  try {
    createRequire(import.meta.url).resolve('node-av/package.json')
    return true
  } catch {
    return false
  }
}

/** @param setting 'auto', 'embedded', or the path of an ffmpeg beside which its ffprobe stands */
export async function findEngine(setting: string): Promise<Engine> {
  if (setting === 'embedded') return library
  const ffmpeg = setting === 'auto' ? await onPath('ffmpeg') : setting
  if (ffmpeg === undefined) return library
  const ffprobe = join(dirname(ffmpeg), ffmpeg.endsWith('.exe') ? 'ffprobe.exe' : 'ffprobe')
  const isUsable = (await isExecutable(ffprobe)) && (await encodesH264(ffmpeg))
  if (isUsable || setting !== 'auto') return { kind: 'program', ffmpeg, ffprobe }
  return library
}

async function onPath(name: string): Promise<string | undefined> {
  const ending = process.platform === 'win32' ? '.exe' : ''
  for (const folder of (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)) {
    const path = join(folder, name + ending)
    if (await isExecutable(path)) return path
  }
  return undefined
}

async function isExecutable(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Some systems build it without the patented encoder. */
async function encodesH264(ffmpeg: string): Promise<boolean> {
  try {
    const { stdout } = await promisify(execFile)(ffmpeg, ['-hide_banner', '-encoders'])
    return stdout.includes('libx264')
  } catch {
    return false
  }
}
