/** Ends of sentences in both languages; the mark stays with its sentence. */
const endings = /(?<=[。！？；])|(?<=[.!?])\s+(?=[A-Z0-9“"])/u

export const sentences = (text: string): string[] =>
  text
    .split(endings)
    .map((part) => part.trim())
    .filter(Boolean)

/** Cuts a sentence into subtitle-sized parts, at commas where it can. */
export function subtitleParts(sentence: string, language: 'zh' | 'en'): string[] {
  const limit = language === 'zh' ? 26 : 78
  if (sentence.length <= limit) return [sentence]
  const pieces =
    language === 'zh'
      ? sentence.split(/(?<=[，、：；。])/u)
      : sentence
          .split(/(?<=[,;:])\s+/u)
          .map((piece, i, all) => (i < all.length - 1 ? `${piece} ` : piece))
  const parts = join(pieces, limit)
  return parts.flatMap((part) => (part.length <= limit ? [part] : halves(part, language)))
}

/** Fills parts of about equal length, none over the limit unless a single piece is. */
function join(pieces: string[], limit: number): string[] {
  const total = pieces.reduce((sum, piece) => sum + piece.length, 0)
  const aim = Math.min(limit, total / Math.ceil(total / limit) + limit * 0.2)
  const parts: string[] = []
  for (const piece of pieces) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + piece.length <= aim)
      parts[parts.length - 1] = last + piece
    else parts.push(piece)
  }
  return parts.map((part) => part.trim())
}

/** A part without commas is cut near its middle: at a space, or between two Chinese characters. */
function halves(part: string, language: 'zh' | 'en'): string[] {
  const middle = part.length / 2
  const places = [
    ...part.matchAll(language === 'en' ? / /g : /(?<=[\u4e00-\u9fff])(?=[\u4e00-\u9fff])/g),
  ]
    .map((match) => match.index)
    .filter((at) => at > 0)
  const at = places.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0]
  return at === undefined ? [part] : [part.slice(0, at).trim(), part.slice(at).trim()]
}
