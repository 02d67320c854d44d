import type { Demuxer } from 'node-av/api'
import { type Fraction, type MediaFacts, shownSize, turnOf } from './facts.ts'
import { inputOptions } from './task.ts'

type Stream = Demuxer['streams'][number]

/** The facts of a file by the embedded FFmpeg. @throws where it cannot be opened */
export async function factsInLibrary(path: string): Promise<MediaFacts> {
  const { Demuxer } = await import('node-av/api')
  const { AVMEDIA_TYPE_AUDIO, AVMEDIA_TYPE_VIDEO } = await import('node-av/constants')
  await using input = await Demuxer.open(path, { options: { ...inputOptions } })
  const picture = await first(input.streams, AVMEDIA_TYPE_VIDEO)
  const sound = await first(input.streams, AVMEDIA_TYPE_AUDIO)
  return {
    container: input.formatName,
    seconds: Math.max(input.duration, 0) || 0,
    // In thousands.
    bits: input.bitRate * 1000 || null,
    picture: picture ? await pictureOf(picture) : null,
    sound: sound
      ? {
          stream: sound.index,
          codec: await codecOf(sound),
          channels: sound.codecpar.channels,
          bits: Number(sound.codecpar.bitRate) || null,
        }
      : null,
  }
}

async function first(streams: Stream[], kind: number): Promise<Stream | undefined> {
  const { AV_DISPOSITION_ATTACHED_PIC, AV_DISPOSITION_DEFAULT } = await import('node-av/constants')
  const found = streams.filter(
    (stream) =>
      stream.codecpar.codecType === kind && !stream.hasDisposition(AV_DISPOSITION_ATTACHED_PIC),
  )
  return found.find((stream) => stream.hasDisposition(AV_DISPOSITION_DEFAULT)) ?? found[0]
}

async function pictureOf(stream: Stream) {
  const { avGetPixFmtName } = await import('node-av/lib')
  const { AV_PKT_DATA_DISPLAYMATRIX, AVCOL_TRC_ARIB_STD_B67, AVCOL_TRC_SMPTE2084 } =
    await import('node-av/constants')
  const { codecpar, sampleAspectRatio, avgFrameRate, rFrameRate } = stream
  const matrix = codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX)
  const rotation = turnOf(matrix ? degreesOf(matrix) : 0)
  return {
    stream: stream.index,
    codec: await codecOf(stream),
    pixelFormat: avGetPixFmtName(codecpar.format as never) ?? 'unknown',
    ...shownSize(codecpar.width, codecpar.height, fraction(sampleAspectRatio), rotation),
    rotation,
    frameRate: fraction(avgFrameRate) ?? fraction(rFrameRate),
    hdr: codecpar.colorTrc === AVCOL_TRC_SMPTE2084 || codecpar.colorTrc === AVCOL_TRC_ARIB_STD_B67,
    interlaced: isInterlaced(codecpar),
  }
}

/** The orders of fields after `unknown` and `progressive`; the library has no name for them. */
function isInterlaced(codecpar: Stream['codecpar']): boolean {
  const { fieldOrder } = codecpar.toJSON() as { fieldOrder?: number }
  return (fieldOrder ?? 0) > 1
}

const codecOf = async (stream: Stream) => {
  const { avGetCodecName } = await import('node-av/lib')
  return avGetCodecName(stream.codecpar.codecId) ?? 'unknown'
}

/** As FFmpeg reads a display matrix: nine whole numbers of which the first two hold the angle. */
function degreesOf(matrix: Buffer): number {
  if (matrix.length < 36) return 0
  return (-Math.atan2(matrix.readInt32LE(4), matrix.readInt32LE(0)) * 180) / Math.PI
}

const fraction = ({ num, den }: Fraction) => (num > 0 && den > 0 ? { num, den } : null)
