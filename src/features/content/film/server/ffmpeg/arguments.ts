import { inputOptions, type MediaTask, type Options, threads } from './task.ts'

/** The task as arguments of the `ffmpeg` command. Progress is written to its standard output. */
export function argumentsOf(task: MediaTask): string[] {
  const { picture, sound, output } = task
  return [
    '-hide_banner',
    '-nostdin',
    '-nostats',
    '-y',
    ...['-loglevel', 'error', '-progress', 'pipe:1'],
    ...named(inputOptions),
    ...(task.start === undefined ? [] : ['-noaccurate_seek', '-ss', String(task.start)]),
    ...(task.keyFramesOnly ? ['-skip_frame', 'nokey'] : []),
    ...['-threads', threads, '-i', `file:${task.input}`],
    ...(picture
      ? [
          ...['-map', `0:${picture.stream}`, '-filter:v', picture.filter],
          ...['-c:v', picture.encoder, ...named(picture.options, ':v')],
          ...(picture.frames ? ['-frames:v', String(picture.frames)] : []),
        ]
      : ['-vn']),
    ...(sound
      ? [
          ...['-map', `0:${sound.stream}`, '-filter:a', sound.filter],
          ...(sound.encoder === 'none' ? [] : ['-c:a', sound.encoder]),
          ...named(sound.options, ':a'),
        ]
      : ['-an']),
    // Names and places that a phone writes into its films stay in the original.
    ...['-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'],
    ...(output
      ? ['-f', output.format, ...named(output.options), output.path]
      : ['-f', 'null', '-']),
  ]
}

const named = (options: Options, of = '') =>
  Object.entries(options).flatMap(([name, value]) => [`-${name}${of}`, value])

/** The seconds of one line of progress. */
export function secondsOf(line: string): number | undefined {
  const found = /^out_time_us=(\d+)/.exec(line)
  return found ? Number(found[1]) / 1e6 : undefined
}
