import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Kernel } from '#src/server/kernel.ts'
import { saveRendition } from '#src/server/media/renditions.ts'
import { MediaFailure } from '#src/server/media/work.ts'
import type { MediaFacts, PictureFacts } from './ffmpeg/facts.ts'
import type { MediaTask } from './ffmpeg/task.ts'
import { type Ffmpeg, FfmpegRefusal } from './open-ffmpeg.ts'
import { fitted } from './fitted.ts'
import { toneMap } from './tasks.ts'

/** The rendition of frames among which the owner chooses a poster. */
export const postersKind = 'posters'
/** The same frames for lists. */
export const smallPostersKind = 'posters-small'

export interface PostersAbout {
  /** The frame that says most. */
  proposed: number
  width: number
  height: number
}

const howMany = 6
const longestSide = 1280
const smallSide = 160

interface Frame {
  input: string
  picture: PictureFacts
  size: { width: number; height: number }
  /** Seconds; undefined for the first frame. */
  start: number | undefined
  path: string
}

const frameTask = ({ input, picture, size, start, path }: Frame): MediaTask => ({
  input,
  ...(start !== undefined && { start }),
  keyFramesOnly: true,
  picture: {
    stream: picture.stream,
    rotation: picture.rotation,
    filter: [
      `scale=${size.width}:${size.height}:flags=bicubic`,
      ...(picture.hdr ? [toneMap] : []),
      'setsar=1',
      'format=yuvj420p',
      // The key frame is before the place that was asked for, where the program would drop it.
      'setpts=0',
    ].join(','),
    encoder: 'mjpeg',
    options: { qscale: '2' },
    frames: 1,
  },
  output: { path, format: 'image2', options: { update: '1' } },
})

/** A frame that FFmpeg cannot decode is left out. */
async function refusalOf(task: Promise<void>): Promise<FfmpegRefusal | undefined> {
  try {
    await task
    return undefined
  } catch (error) {
    if (error instanceof FfmpegRefusal) return error
    throw error
  }
}

/** Takes frames from all over the film. A film of a second has fewer different ones. */
export async function makePosters(
  kernel: Pick<Kernel, 'db' | 'storage'>,
  given: { ffmpeg: Ffmpeg; fileId: number; input: string; facts: MediaFacts; folder: string },
): Promise<void> {
  const { ffmpeg, fileId, input, facts, folder } = given
  const picture = facts.picture!
  const size = fitted(picture, longestSide)
  const frames = new Map<string, { bytes: Buffer; words: number }>()
  const places = Array.from({ length: howMany }, (_, n) => ((n + 0.5) / howMany) * facts.seconds)
  let refusal: FfmpegRefusal | undefined
  for (const start of [...places, undefined]) {
    // The beginning only where no other place has a frame: some containers cannot be entered in the middle.
    if (start === undefined && frames.size > 0) break
    const path = join(folder, `poster-${start ?? 'first'}.jpg`)
    const refused = await refusalOf(ffmpeg.run(frameTask({ input, picture, size, start, path })))
    refusal ??= refused
    if (refused || !existsSync(path)) continue
    const bytes = await sharp(path).webp({ quality: 80 }).toBuffer()
    // Black and empty frames have little entropy.
    frames.set(bytes.toString('base64'), { bytes, words: (await sharp(path).stats()).entropy })
  }
  const found = [...frames.values()]
  // Nothing can be decoded, whatever the head of the file says.
  if (found.length === 0) throw new MediaFailure('broken', refusal)
  const best = found.reduce((most, frame) => (frame.words > most.words ? frame : most))
  await saveRendition(kernel, {
    fileId,
    kind: postersKind,
    mime: 'image/webp',
    bytes: Buffer.concat(found.map((frame) => frame.bytes)),
    parts: found.map((frame) => frame.bytes.length),
    about: { proposed: found.indexOf(best), ...size } satisfies PostersAbout,
  })
  const small = await Promise.all(found.map((frame) => smallOf(frame.bytes)))
  await saveRendition(kernel, {
    fileId,
    kind: smallPostersKind,
    mime: 'image/webp',
    bytes: Buffer.concat(small),
    parts: small.map((frame) => frame.length),
  })
}

const smallOf = (frame: Buffer) =>
  sharp(frame).resize(smallSide, smallSide, { fit: 'inside' }).webp({ quality: 70 }).toBuffer()
