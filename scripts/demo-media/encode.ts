import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from './run.ts'
import type { Timeline } from './timeline.ts'
import { writeWav } from './wav.ts'

const words = (text: string): string[] => text.split(' ')

// A still picture costs nothing as long as a new slide does not start a new picture group.
const picture = words(
  '-vf scale=out_color_matrix=bt709,format=yuv420p -vsync cfr -r 6 -c:v libx264 -profile:v main -preset slow -crf 33 ' +
    '-tune animation -g 240 -sc_threshold 0 -colorspace bt709 -color_primaries bt709 -color_trc bt709',
)
// Raises the consonants and evens the loudness; the fast coder keeps to its bit rate, the other does
// not.
const voice = words(
  '-af highpass=f=80,equalizer=f=2800:t=q:w=1:g=3,lowpass=f=8500,loudnorm=I=-17:TP=-3:LRA=7,alimiter=limit=0.7:level=0 ' +
    '-ar 24000 -ac 1 -c:a aac -aac_coder fast -b:a 24k',
)

/** Writes the video of a finished timeline. */
export async function encode(line: Timeline, folder: string, file: string): Promise<void> {
  const sound = join(folder, 'sound.wav')
  const list = join(folder, 'frames.txt')
  await writeFile(sound, writeWav(line.sounds))
  const frames = line.frames.map(
    (frame) => `file '${frame.file}'\nduration ${frame.seconds.toFixed(4)}`,
  )
  await writeFile(list, `${frames.join('\n')}\nfile '${line.frames.at(-1)!.file}'\n`)
  const inputs = ['-f', 'concat', '-safe', '0', '-i', list, '-i', sound]
  const output = ['-t', line.at.toFixed(3), '-movflags', '+faststart', '-map_metadata', '-1', file]
  await run('ffmpeg', ['-v', 'error', '-y', ...inputs, ...picture, ...voice, ...output])
}

export const lengthOf = async (file: string): Promise<number> => {
  const probe = await run('ffprobe', [
    ...words('-v error -show_entries format=duration -of csv=p=0'),
    file,
  ])
  return Math.round(Number(probe) * 1000) / 1000
}
