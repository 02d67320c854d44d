/** Takes bytes by count from a stream whose chunks fall as they may. */
export class ByteReader {
  readonly #source: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** Exactly `count` bytes in one piece: for what is known to be small. */
  async take(count: number): Promise<Buffer> {
    const parts: Buffer[] = []
    for await (const chunk of this.chunks(count)) parts.push(chunk)
    return Buffer.concat(parts)
  }

  /** The next `count` bytes as they come. */
  async *chunks(count: number): AsyncGenerator<Buffer> {
    for (let missing = count; missing > 0;) {
      if (this.#rest.length === 0) await this.#fill()
      const chunk = this.#rest.subarray(0, missing)
      this.#rest = this.#rest.subarray(chunk.length)
      missing -= chunk.length
      yield chunk
    }
  }

  async #fill(): Promise<void> {
    const next = await this.#source.next()
    if (next.done) throw new Error('The backup is cut off.')
    this.#rest = next.value
  }
}
