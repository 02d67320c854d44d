import { join } from 'node:path'
import type { MediaFacts, PictureFacts, SoundFacts } from './ffmpeg/facts.ts'
import { type MediaTask, type PictureTask, type SoundTask, threads } from './ffmpeg/task.ts'
import type { Loudness } from './loudness.ts'
import { gainOf } from './loudness.ts'
import { type Rung, soundBitsOf } from './rungs.ts'

/** FFmpeg's work for one rung: one file of pieces of two seconds in `folder`, and the playlist of their places. */
export function rungTask(
  given: { input: string; facts: MediaFacts; loudness: Loudness | null; folder: string },
  rung: Rung,
): MediaTask {
  const { input, facts, loudness, folder } = given
  const { sound } = facts
  return {
    input,
    picture: rungPicture(facts.picture!, rung),
    ...(sound && { sound: soundTask(sound, loudness, rung.soundBits) }),
    output: {
      path: join(folder, 'film.m3u8'),
      format: 'hls',
      options: {
        hls_time: '2',
        hls_list_size: '0',
        hls_segment_type: 'fmp4',
        hls_playlist_type: 'vod',
        hls_flags: 'single_file',
      },
    },
  }
}

function rungPicture(picture: PictureFacts, rung: Rung): PictureTask {
  const { num, den } = rung.frameRate
  return {
    stream: picture.stream,
    rotation: picture.rotation,
    filter: [
      ...(picture.interlaced ? ['bwdif=mode=send_frame'] : []),
      `fps=${num}/${den}:start_time=0`,
      `scale=${rung.width}:${rung.height}:flags=bicubic`,
      ...(picture.hdr ? [toneMap] : []),
      'setsar=1',
      'format=yuv420p',
    ].join(','),
    encoder: 'libx264',
    options: {
      preset: 'veryfast',
      profile: 'high',
      crf: String(rung.quality),
      maxrate: String(rung.mostBits),
      bufsize: String(rung.mostBits * 2),
      g: String(rung.keyFrameEvery),
      keyint_min: String(rung.keyFrameEvery),
      // A cut of the film begins no picture group of its own: rungs could then not be changed at any piece.
      sc_threshold: '0',
      threads,
    },
  }
}

/** Brings the light of HDR into what usual screens show, after scaling because it is slow. */
export const toneMap = [
  'zscale=transfer=linear:npl=100',
  'format=gbrpf32le',
  'zscale=primaries=bt709',
  'tonemap=tonemap=hable:desat=0',
  'zscale=transfer=bt709:matrix=bt709:range=tv',
].join(',')

const stereo = 'aresample=48000:async=1:first_pts=0,aformat=channel_layouts=stereo'

function soundTask(sound: SoundFacts, loudness: Loudness | null, mostBits: number): SoundTask {
  const gain = gainOf(loudness)
  return {
    stream: sound.stream,
    filter: [
      stereo,
      // A peak that the gain lifts above the limit is rounded off, instead of cut.
      ...(gain === 0 ? [] : [`volume=${gain}dB`, 'alimiter=limit=0.84:level=false']),
      'aformat=sample_fmts=fltp',
    ].join(','),
    encoder: 'aac',
    options: { b: String(soundBitsOf(sound, mostBits)) },
  }
}

/** The sound alone, at even loudness, as a file that every device plays. */
export const soundFileTask = (
  input: string,
  sound: SoundFacts,
  loudness: Loudness | null,
  path: string,
): MediaTask => ({
  input,
  sound: soundTask(sound, loudness, sound.channels === 1 ? 64_000 : 96_000),
  output: { path, format: 'mp4', options: { movflags: '+faststart' } },
})

/** Writes the loudness of each tenth of a second into a file; the last line counts. */
export const loudnessTask = (input: string, sound: SoundFacts, path: string): MediaTask => ({
  input,
  sound: {
    stream: sound.stream,
    filter: `${stereo},ebur128=metadata=1,ametadata=mode=print:key=lavfi.r128.I:file=${escaped(path)}`,
    encoder: 'none',
    options: {},
  },
})

/** A path inside a filter; colons and backslashes have a meaning there. */
const escaped = (path: string) => path.replaceAll('\\', '/').replaceAll(/[:']/g, String.raw`\\$&`)
