/** A text by the id of its work. */
export interface Written {
  id: number
  text: string
}

export interface SimilarPair {
  one: number
  other: number
  /** Percent of the shorter text that stands in the other one too. */
  share: number
}

/** Letters of a text that is compared: in a shorter one, the same answer is the right answer. */
const lettersLeast = 60
/** Percent from which two texts are shown beside each other. */
const shareLeast = 30
/** Letters that are read of all texts together before only a part of their shingles is compared. */
const volumeMost = 250_000

const isLetter = /[\p{L}\p{N}]/u
/** The block in which nearly all Chinese characters of a text stand. */
const isHan = (code: number) => code >= 0x4e00 && code <= 0x9fff

interface Letters {
  /** Code points in lower case and half width, without blanks and punctuation, so that neither hides a copy. */
  codes: number[]
  /** Where each stands in the text, and where the sign after it begins. */
  from: number[]
  to: number[]
}

function lettersOf(text: string): Letters {
  const [codes, from, to]: [number[], number[], number[]] = [[], [], []]
  for (let at = 0; at < text.length;) {
    const code = text.codePointAt(at)!
    const end = at + (code > 0xffff ? 2 : 1)
    const sign = isHan(code) ? code : plainCode(code)
    if (sign !== null) {
      codes.push(sign)
      from.push(at)
      to.push(end)
    }
    at = end
  }
  return { codes, from, to }
}

function plainCode(code: number): number | null {
  const plain = String.fromCodePoint(code).normalize('NFKC').toLowerCase()
  return isLetter.test(plain) ? plain.codePointAt(0)! : null
}

/** Eight Chinese characters are a phrase of one’s own; of an alphabet it takes twenty letters. */
const lengthOf = (all: readonly Letters[]): number => {
  let [han, count] = [0, 0]
  for (const { codes } of all) {
    count += codes.length
    for (const code of codes) if (isHan(code)) han += 1
  }
  return han * 2 >= count ? 8 : 20
}

/** A number for each run of `length` letters, in order. Equal runs have equal numbers. */
function shinglesOf({ codes }: Letters, length: number): Uint32Array {
  const found = new Uint32Array(Math.max(0, codes.length - length + 1))
  for (let at = 0; at < found.length; at += 1) {
    let hash = 0
    for (let next = at; next < at + length; next += 1)
      hash = (Math.imul(hash, 0x1000193) + codes[next]!) | 0
    // The last steps spread it, because a part of the shingles is chosen by it.
    hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
    found[at] = hash ^ (hash >>> 16)
  }
  return found
}

/** Whether a text is long enough. */
const isComparable = (text: string): boolean => lettersOf(text).codes.length >= lettersLeast

/**
 * Finds the pairs of texts that share much, the largest share first. What stands in `given` – the words of the homework –
 * does not count. Of very many letters every n-th shingle is compared, the same ones in each text.
 */
export function similarPairs(texts: readonly Written[], given: string): SimilarPair[] {
  const read = texts.map(({ text }) => lettersOf(text))
  const length = lengthOf(read)
  const volume = read.reduce((sum, { codes }) => sum + codes.length, 0)
  const every = Math.max(1, Math.ceil(volume / volumeMost))
  const common = new Set(shinglesOf(lettersOf(given), length))
  const sizes = new Uint32Array(texts.length)
  const holders = new Map<number, number[]>()
  for (const [index, letters] of read.entries()) {
    if (letters.codes.length < lettersLeast) continue
    for (const shingle of shinglesOf(letters, length)) {
      if (shingle % every !== 0 || common.has(shingle)) continue
      const known = holders.get(shingle)
      if (known?.at(-1) === index) continue
      sizes[index]! += 1
      if (known) known.push(index)
      else holders.set(shingle, [index])
    }
  }
  const shared = new Uint32Array(texts.length ** 2)
  for (const known of holders.values())
    for (let one = 0; one < known.length; one += 1)
      for (let other = one + 1; other < known.length; other += 1)
        shared[known[one]! * texts.length + known[other]!]! += 1
  const pairs: SimilarPair[] = []
  for (let one = 0; one < texts.length; one += 1)
    for (let other = one + 1; other < texts.length; other += 1) {
      const least = Math.min(sizes[one]!, sizes[other]!)
      const share = least && Math.round((shared[one * texts.length + other]! * 100) / least)
      // What little is left beside the words of the homework says nothing.
      if (share >= shareLeast && least * every + length > lettersLeast)
        pairs.push({ one: texts[one]!.id, other: texts[other]!.id, share: Math.min(share, 100) })
    }
  return pairs.sort((a, b) => b.share - a.share || a.one - b.one || a.other - b.other)
}

export interface SimilarOrder {
  texts: Written[]
  /** What the students were given. */
  given: string
}

export interface ComparedTexts {
  /** The number of texts that are long enough. */
  compared: number
  pairs: SimilarPair[]
}

/** Finds the similar pairs of texts, and counts those that were compared. */
export const comparedTexts = (texts: readonly Written[], given: string): ComparedTexts => ({
  compared: texts.filter(({ text }) => isComparable(text)).length,
  pairs: similarPairs(texts, given),
})

/** A piece of a text, in order; all pieces together are the text. */
export interface Piece {
  text: string
  isCommon: boolean
}

/** Cuts two texts into what stands in both and what does not. The words of the homework are no common passage. */
export function commonPieces(one: string, other: string, given: string): [Piece[], Piece[]] {
  const read = [lettersOf(one), lettersOf(other)] as const
  const length = lengthOf(read)
  const common = new Set(shinglesOf(lettersOf(given), length))
  const [first, second] = read.map((letters) => shinglesOf(letters, length)) as [
    Uint32Array,
    Uint32Array,
  ]
  const inFirst = new Set(first.filter((shingle) => !common.has(shingle)))
  const both = new Set(second.filter((shingle) => inFirst.has(shingle)))
  return [piecesOf(one, read[0], first, both), piecesOf(other, read[1], second, both)].map(
    (pieces) => pieces.filter(({ text }) => text !== ''),
  ) as [Piece[], Piece[]]
}

function piecesOf(
  text: string,
  letters: Letters,
  shingles: Uint32Array,
  both: Set<number>,
): Piece[] {
  const pieces: Piece[] = []
  const length = letters.codes.length - shingles.length + 1
  let end = 0
  for (let at = 0; at < shingles.length; at += 1) {
    if (!both.has(shingles[at]!)) continue
    let last = at + length - 1
    // Shingles that meet or overlap are one passage.
    let next = at + 1
    for (; next <= last + 1 && next < shingles.length; next += 1)
      if (both.has(shingles[next]!)) last = next + length - 1
    const [from, to] = [letters.from[at]!, letters.to[last]!]
    pieces.push({ text: text.slice(end, from), isCommon: false })
    pieces.push({ text: text.slice(from, to), isCommon: true })
    end = to
    at = last
  }
  pieces.push({ text: text.slice(end), isCommon: false })
  return pieces
}
