import { expect, test } from 'vitest'
import { packetReader } from './server/ffmpeg/packet-reader.ts'

interface Made {
  streamIndex: number
  n: number
}

/** A file whose packets belong to the given streams, and the packets that were freed. */
function fileOf(streams: readonly number[]) {
  const freed: Made[] = []
  const read: Made[] = []
  function* packetsSync() {
    for (const [n, streamIndex] of streams.entries()) {
      const packet = { streamIndex, n, free: () => void freed.push({ streamIndex, n }) }
      read.push(packet)
      yield packet
    }
    yield null
  }
  return { input: { packetsSync } as never, freed, read }
}

const numbers = async (packets: AsyncIterable<unknown>) => {
  const found: (number | null)[] = []
  for await (const packet of packets) found.push((packet as Made | null)?.n ?? null)
  return found
}

test('each stream gets its packets in order and an end; those of other streams are freed', async () => {
  const { input, freed } = fileOf([0, 1, 2, 0, 1, 1])
  const packetsOf = packetReader(input, [0, 1])
  expect(await Promise.all([numbers(packetsOf(0)), numbers(packetsOf(1))])).toEqual([
    [0, 3, null],
    [1, 4, 5, null],
  ])
  expect(freed).toEqual([{ streamIndex: 2, n: 2 }])
})

test('a stream does not read on while another has a hundred packets waiting', async () => {
  const { input, read } = fileOf([...Array.from({ length: 500 }, () => 1), 0])
  const packetsOf = packetReader(input, [0, 1])
  const sound = packetsOf(0).next()
  await new Promise(setImmediate)
  expect(read).toHaveLength(100)
  // As the other stream goes on, so does the reading.
  const picture = packetsOf(1)
  const begun = await picture.next()
  expect((begun.value as unknown as Made).n).toBe(0)
  // A stream that has enough keeps no other one waiting.
  await picture.return(undefined)
  expect(((await sound).value as unknown as Made).n).toBe(500)
})
