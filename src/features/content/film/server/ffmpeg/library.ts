import type { Decoder, Demuxer, Encoder, FilterAPI, Muxer } from 'node-av/api'
import { packetReader } from './packet-reader.ts'
import { inputOptions, type MediaTask, type OnSeconds, type PictureTask, threads } from './task.ts'

/** Runs the task with the embedded FFmpeg. Called in a child process only: a bad file may end it. */
export async function runInLibrary(task: MediaTask, onSeconds: OnSeconds): Promise<void> {
  const { Demuxer, Muxer } = await import('node-av/api')
  await using input = await Demuxer.open(task.input, { options: { ...inputOptions } })
  if (task.start !== undefined) {
    const { AVSEEK_FLAG_BACKWARD } = await import('node-av/constants')
    await input.seek(startOf(input) + task.start, -1, AVSEEK_FLAG_BACKWARD)
  }
  const chains: Chain[] = []
  if (task.picture) chains.push(await pictureChain(task, task.picture, input))
  if (task.sound) chains.push(await soundChain(task.sound, input))
  const packets = packetReader(
    input,
    chains.map(({ decoder }) => decoder.getStream().index),
  )
  if (task.output) {
    const { path, format, options } = task.output
    await using output = await Muxer.open(path, { format, options: { ...options } })
    // All streams are known before the first one writes. Nothing is copied from those of the input: neither the
    // rotation, which is in the picture now, nor names and places that a phone has noted.
    const writes = chains.map((chain) => ({ chain, index: output.addStream(chain.encoder!) }))
    await Promise.all(
      writes.map(({ chain, index }) => write(chain, { packets, output, index, onSeconds })),
    )
  } else {
    await Promise.all(chains.map((chain) => read(chain, packets, onSeconds)))
  }
  for (const { decoder, filter, encoder } of chains) {
    encoder?.close()
    // Filters that write files end them here.
    filter.close()
    decoder.close()
  }
}

/** What becomes of one stream. Without an encoder the filter itself notes what it measures. */
interface Chain {
  decoder: Decoder
  filter: FilterAPI
  encoder: Encoder | undefined
  /** Left out: all. */
  frames?: number | undefined
}

async function pictureChain(task: MediaTask, picture: PictureTask, input: Demuxer): Promise<Chain> {
  const { Decoder, Encoder, FilterAPI } = await import('node-av/api')
  const decoder = await Decoder.create(input.getStream(picture.stream)!, {
    // One unit that cannot be decoded shall not end the film.
    exitOnError: false,
    options: { threads, ...(task.keyFramesOnly && { skip_frame: 'nokey' }) },
  })
  const filter = FilterAPI.create(filterOf(picture, startOf(input)), {})
  const codec = await encoderOf(picture.encoder)
  const options = { ...picture.options }
  return {
    decoder,
    filter,
    encoder: await Encoder.create(codec, { decoder, filter, options }),
    frames: picture.frames,
  }
}

/** Seconds at which a container's clock begins; that of a broadcast never begins at 0. */
const startOf = ({ startTime }: Demuxer) => (Number.isFinite(startTime) ? startTime : 0)

/** The program begins the clock at 0 and turns pictures by itself. */
const filterOf = ({ rotation, filter }: PictureTask, start: number) =>
  [start === 0 ? '' : `setpts=PTS-${start}/TB`, turns[rotation], filter].filter(Boolean).join(',')

const turned = 'sidedata=mode=delete:type=DISPLAYMATRIX'
const turns = {
  0: '',
  90: `transpose=clock,${turned}`,
  180: `hflip,vflip,${turned}`,
  270: `transpose=cclock,${turned}`,
}

async function soundChain(sound: NonNullable<MediaTask['sound']>, input: Demuxer): Promise<Chain> {
  const { Decoder, Encoder, FilterAPI } = await import('node-av/api')
  const decoder = await Decoder.create(input.getStream(sound.stream)!, { exitOnError: false })
  const start = startOf(input)
  const chain = `${start === 0 ? '' : `asetpts=PTS-${start}/TB,`}${sound.filter}`
  if (sound.encoder === 'none') {
    return { decoder, filter: FilterAPI.create(chain, {}), encoder: undefined }
  }
  // The library drops an unfinished frame at the end, so that one of silence follows.
  const filter = FilterAPI.create(`${chain},apad=pad_len=1024`, {})
  const codec = await encoderOf(sound.encoder)
  const options = { ...sound.options }
  return { decoder, filter, encoder: await Encoder.create(codec, { decoder, filter, options }) }
}

async function encoderOf(name: string) {
  const { Codec } = await import('node-av/lib')
  const codec = Codec.findEncoderByName(name as never)
  if (!codec) throw new Error(`this FFmpeg has no encoder ${name}`)
  return codec
}

type Packets = ReturnType<typeof packetReader>

interface Writing {
  packets: Packets
  output: Muxer
  index: number
  onSeconds: OnSeconds
}

async function write(chain: Chain, { packets, output, index, onSeconds }: Writing): Promise<void> {
  for await (const packet of chain.encoder!.packets(framesOf(chain, packets))) {
    if (packet) onSeconds(secondsOf(packet))
    // Null is the end of this stream, for which the other one waits.
    await output.writePacket(packet, index)
    packet?.free()
  }
}

async function read(chain: Chain, packets: Packets, onSeconds: OnSeconds): Promise<void> {
  for await (const frame of framesOf(chain, packets)) {
    if (frame) onSeconds(secondsOf(frame))
    frame?.free()
  }
}

async function* framesOf({ decoder, filter, frames = Infinity }: Chain, packets: Packets) {
  let left = frames
  const decoded = decoder.frames(packets(decoder.getStream().index))
  for await (const frame of filter.frames(decoded)) {
    yield frame
    left -= 1
    if (frame && left === 0) {
      yield null
      return
    }
  }
}

const secondsOf = ({ pts, timeBase }: { pts: bigint; timeBase: { num: number; den: number } }) =>
  (Number(pts) * timeBase.num) / timeBase.den
