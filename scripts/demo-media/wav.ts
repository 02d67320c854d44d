/** Samples of 16-bit mono sound. */
export interface Sound {
  rate: number
  samples: Int16Array
}

export const seconds = (sound: Sound): number => sound.samples.length / sound.rate

/** Reads espeak-ng's output: a header of 44 bytes whose sizes may be unset, then samples. */
export function readWav(bytes: Buffer): Sound {
  const data = bytes.subarray(bytes.indexOf('data') + 8)
  const samples = new Int16Array(Math.floor(data.length / 2))
  for (let i = 0; i < samples.length; i++) samples[i] = data.readInt16LE(i * 2)
  return { rate: bytes.readUInt32LE(24), samples: withoutSilentEnds(samples) }
}

const loud = (value: number) => Math.abs(value) > 250

function withoutSilentEnds(samples: Int16Array): Int16Array {
  const first = samples.findIndex(loud)
  return first < 0 ? samples : samples.slice(first, samples.findLastIndex(loud) + 1)
}

export const silence = (rate: number, length: number): Sound => ({
  rate,
  samples: new Int16Array(Math.round(rate * length)),
})

export function writeWav(sounds: Sound[]): Buffer {
  const rate = sounds[0]?.rate ?? 22050
  const size = sounds.reduce((sum, { samples }) => sum + samples.length * 2, 0)
  const header = Buffer.alloc(44)
  header.write('RIFF')
  header.writeUInt32LE(36 + size, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(size, 40)
  return Buffer.concat([
    header,
    ...sounds.map(({ samples }) =>
      Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength),
    ),
  ])
}
