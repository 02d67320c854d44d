import { availableParallelism } from 'node:os'

/**
 * One run of FFmpeg as data: a system's program takes it as arguments, the embedded library as objects.
 * Names of filters, encoders and options are FFmpeg's own.
 */
export interface MediaTask {
  input: string
  /** Seconds of the input that are skipped. */
  start?: number
  /** Decodes key frames only: fast, for pictures of a whole film. */
  keyFramesOnly?: boolean
  picture?: PictureTask
  sound?: SoundTask
  /** Left out: nothing is written, as for measuring. */
  output?: { path: string; format: 'hls' | 'mp4' | 'image2'; options: Options }
}

export interface PictureTask {
  /** Index of the stream. */
  stream: number
  /** Clockwise degrees by which players turn the picture. */
  rotation: Rotation
  filter: string
  encoder: 'libx264' | 'mjpeg'
  options: Options
  /** Ends after so many frames. */
  frames?: number
}

export interface SoundTask {
  stream: number
  filter: string
  encoder: 'aac' | 'none'
  options: Options
}

export type Rotation = 0 | 90 | 180 | 270
export type Options = Readonly<Record<string, string>>

/** Containers of films and sounds. Playlists, pictures and texts are not among them, whatever their names. */
export const containers = [
  'aac',
  'aiff',
  'amr',
  'ape',
  'asf',
  'avi',
  'caf',
  'flac',
  'flv',
  'matroska,webm',
  'mov,mp4,m4a,3gp,3g2,mj2',
  'mp3',
  'mpeg',
  'mpegts',
  'ogg',
  'rm',
  'w64',
  'wav',
]

/** What a file may do when it is opened: no other container, no network, no other file. */
export const inputOptions: Options = {
  // The list of FFmpeg is by single names, of which a container may have several.
  format_whitelist: containers.join(','),
  protocol_whitelist: 'file',
}

/** More threads take more memory: each decodes a frame of its own. */
export const threads = String(Math.min(availableParallelism(), 8))

/** Progress in seconds of the output. */
export type OnSeconds = (seconds: number) => void
