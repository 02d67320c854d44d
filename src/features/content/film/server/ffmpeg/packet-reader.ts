import type { Demuxer } from 'node-av/api'
import type { Packet } from 'node-av/lib'

/** Packets of one stream that wait while those of another are sought. */
const mostWaiting = 100

interface Queue {
  packets: Packet[]
  /** Wakes the reader that waits for room here. */
  onRoom: (() => void) | undefined
}

/**
 * Reads the packets of several streams of a file, each by a loop of its own. The library's reader asks in a busy loop
 * whether a full queue has room again, which costs as much of the processor as the encoder; here the stream that
 * lacks a packet reads on, and sleeps while another stream has too many.
 */
export function packetReader(input: Demuxer, streams: readonly number[]) {
  const source = input.packetsSync()
  const queues = new Map<number, Queue>(
    streams.map((stream) => [stream, { packets: [], onRoom: undefined }]),
  )
  let reading: Promise<void> | undefined
  let isOver = false

  /** Reads until one packet of any stream is there. */
  async function readOne(): Promise<void> {
    for (;;) {
      const { value: packet } = source.next()
      if (!packet) {
        isOver = true
        return
      }
      const queue = queues.get(packet.streamIndex)
      if (!queue) {
        packet.free()
        continue
      }
      queue.packets.push(packet)
      if (queue.packets.length >= mostWaiting) {
        await new Promise<void>((resolve) => (queue.onRoom = resolve))
      }
      return
    }
  }

  /** Ends with null, as the decoder expects. A stream that is left has no queue any more. */
  return async function* packetsOf(stream: number): AsyncGenerator<Packet | null> {
    const queue = queues.get(stream)!
    try {
      for (;;) {
        const packet = queue.packets.shift()
        queue.onRoom?.()
        queue.onRoom = undefined
        if (packet) yield packet
        else if (isOver) break
        else {
          reading ??= readOne().finally(() => (reading = undefined))
          await reading
        }
      }
      yield null
    } finally {
      queues.delete(stream)
      queue.onRoom?.()
      for (const packet of queue.packets) packet.free()
    }
  }
}
