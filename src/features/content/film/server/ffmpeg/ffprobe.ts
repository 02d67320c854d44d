import { type Fraction, type MediaFacts, shownSize, turnOf } from './facts.ts'
import { inputOptions } from './task.ts'

/** Arguments of the `ffprobe` command for the facts of a file. */
export const probeArguments = (path: string) => [
  ...['-loglevel', 'error', '-show_format', '-show_streams', '-of', 'json'],
  ...Object.entries(inputOptions).flatMap(([name, value]) => [`-${name}`, value]),
  `file:${path}`,
]

interface Described {
  format?: { format_name?: string; duration?: string; bit_rate?: string }
  streams?: Stream[]
}
interface Stream {
  index: number
  codec_type?: string
  codec_name?: string
  pix_fmt?: string
  width?: number
  height?: number
  sample_aspect_ratio?: string
  avg_frame_rate?: string
  r_frame_rate?: string
  color_transfer?: string
  field_order?: string
  channels?: number
  bit_rate?: string
  duration?: string
  disposition?: { attached_pic?: number; default?: number }
  side_data_list?: { rotation?: number }[]
}

/** The facts in the answer of `ffprobe`. */
export function factsOf(answer: string): MediaFacts {
  const { format, streams = [] } = JSON.parse(answer) as Described
  const picture = first(streams, 'video')
  const sound = first(streams, 'audio')
  return {
    container: format?.format_name ?? '',
    seconds: Number(format?.duration ?? picture?.duration ?? sound?.duration) || 0,
    bits: Number(format?.bit_rate) || null,
    picture: picture ? pictureOf(picture) : null,
    sound: sound
      ? {
          stream: sound.index,
          codec: sound.codec_name ?? 'unknown',
          channels: sound.channels ?? 0,
          bits: Number(sound.bit_rate) || null,
        }
      : null,
  }
}

/** The stream that players take. A cover inside a song is no film. */
function first(streams: Stream[], kind: 'video' | 'audio'): Stream | undefined {
  const found = streams.filter(
    (stream) => stream.codec_type === kind && !stream.disposition?.attached_pic,
  )
  return found.find((stream) => stream.disposition?.default) ?? found[0]
}

function pictureOf(stream: Stream) {
  const turned = stream.side_data_list?.find((data) => data.rotation !== undefined)?.rotation
  const rotation = turnOf(turned ?? 0)
  return {
    stream: stream.index,
    codec: stream.codec_name ?? 'unknown',
    pixelFormat: stream.pix_fmt ?? 'unknown',
    ...shownSize(
      stream.width ?? 0,
      stream.height ?? 0,
      fraction(stream.sample_aspect_ratio, ':'),
      rotation,
    ),
    rotation,
    frameRate: fraction(stream.avg_frame_rate) ?? fraction(stream.r_frame_rate),
    hdr: stream.color_transfer === 'smpte2084' || stream.color_transfer === 'arib-std-b67',
    interlaced: ['tt', 'bb', 'tb', 'bt'].includes(stream.field_order ?? ''),
  }
}

function fraction(text: string | undefined, mark = '/'): Fraction | null {
  const [num, den] = (text ?? '').split(mark).map(Number)
  return num && den ? { num, den } : null
}
