/** The pieces of one file of a rung: its head, then one piece after the other. */
export interface Segments {
  /** Bytes of the head and of each piece. */
  bytes: number[]
  /** Seconds of each piece. */
  seconds: number[]
}

/** Reads the playlist that FFmpeg writes for a rung in one file. @throws where it is cut off */
export function readSegments(playlist: string): Segments {
  const head = /#EXT-X-MAP:[^\n]*BYTERANGE="(\d+)@0"/.exec(playlist)?.[1]
  const pieces = [...playlist.matchAll(/#EXTINF:([\d.]+),[^\n]*\n#EXT-X-BYTERANGE:(\d+)@(\d+)/g)]
  if (head === undefined || pieces.length === 0 || !playlist.includes('#EXT-X-ENDLIST')) {
    throw new Error('FFmpeg has written no whole playlist')
  }
  let place = Number(head)
  for (const [, , bytes, start] of pieces) {
    if (Number(start) !== place) throw new Error('the pieces of a rung do not follow each other')
    place += Number(bytes)
  }
  return {
    bytes: [Number(head), ...pieces.map((piece) => Number(piece[2]))],
    seconds: pieces.map((piece) => Number(piece[1])),
  }
}

/** Pieces of two seconds at the start, so that a slow line plays soon; later ones are joined in pairs. */
const shortPieces = 2

/** Joins pieces of two seconds to parts of four: half the requests. */
export function joinSegments({ bytes: [head = 0, ...bytes], seconds }: Segments): Segments {
  const joined: Segments = { bytes: [head], seconds: [] }
  for (let n = 0; n < bytes.length;) {
    const end = n < shortPieces ? n + 1 : n + 2
    joined.bytes.push(sum(bytes.slice(n, end)))
    joined.seconds.push(sum(seconds.slice(n, end)))
    n = end
  }
  return joined
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** Bits per second of the heaviest part, and of all. */
export function bitsOf({ bytes: [, ...bytes], seconds }: Segments) {
  const rates = bytes.map((size, index) => (8 * size) / Math.max(seconds[index] ?? 0, 0.1))
  return {
    mostBits: Math.ceil(Math.max(...rates)),
    averageBits: Math.ceil((8 * sum(bytes)) / Math.max(sum(seconds), 0.1)),
  }
}

/** The codecs of a rung as a playlist names them, from the head of its file. */
export function codecsOf(head: Buffer): string {
  const place = head.indexOf('avcC')
  if (place < 0) throw new Error('the head of a rung names no H.264')
  const picture = `avc1.${head.subarray(place + 5, place + 8).toString('hex')}`
  return head.includes('mp4a') ? `${picture},mp4a.40.2` : picture
}
