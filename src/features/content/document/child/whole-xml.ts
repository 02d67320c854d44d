/** Bytes at the beginning in which the first tag stands, and at the end in which the last one does. */
const headBytes = 4096
const tailBytes = 1024

/** The parts that hold what a reader sees; LibreOffice shows a blank page where one of them was cut off. */
const contentPart =
  /^(?:word\/document\d*|ppt\/presentation|ppt\/slides\/slide\d+|xl\/workbook|xl\/worksheets\/sheet\d+|content)\.xml$/i

export const isContentPart = (name: string): boolean => contentPart.test(name)

/** Watches XML that goes by, of which the last tag has to close the first one. */
export class XmlEnds {
  #head = Buffer.alloc(0)
  #tail = Buffer.alloc(0)

  add(chunk: Buffer): void {
    if (this.#head.length < headBytes) {
      this.#head = Buffer.concat([this.#head, chunk.subarray(0, headBytes)])
    }
    this.#tail = Buffer.concat([this.#tail, chunk.subarray(-tailBytes)]).subarray(-tailBytes)
  }

  /** True also where this cannot be said: another encoding, or a first tag behind a long comment. */
  get isWhole(): boolean {
    if (this.#head[0] === 0xff || this.#head[0] === 0xfe) return true
    const head = this.#head.toString('latin1')
    const root = /<([A-Za-z_][\w:.-]*)/.exec(head.replaceAll(asides, ''))?.[1]
    if (root === undefined) return this.#head.length >= headBytes
    const tail = this.#tail.toString('latin1').replaceAll(asides, '').trimEnd()
    return tail.endsWith(`</${root}>`) || isOneTag.test(tail)
  }
}

/** Comments, instructions and the declaration. */
const asides = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<![A-Z][^>]*>/g
const isOneTag = /^[^<]*<[^<>]*\/>$/
