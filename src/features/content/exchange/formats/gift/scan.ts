/** One entry of a GIFT file: a question, a description, or a category. */
export interface GiftEntry {
  line: number
  text: string
  /** Comment lines right before it: Moodle keeps ids and tags in them. */
  comments: string[]
}

/** Cuts a GIFT file into entries: they are separated by empty lines outside of braces. */
export function entriesOf(text: string): GiftEntry[] {
  const entries: GiftEntry[] = []
  let lines: string[] = []
  let comments: string[] = []
  let start = 0
  let depth = 0
  const end = () => {
    if (lines.length > 0) entries.push({ line: start, text: lines.join('\n'), comments })
    if (lines.length > 0) comments = []
    lines = []
    depth = 0
  }
  const all = text.split('\n')
  for (const [index, line] of all.entries()) {
    const trimmed = line.trim()
    if (trimmed.startsWith('//') && lines.length === 0) {
      comments.push(trimmed.slice(2).trim())
      continue
    }
    if (trimmed.startsWith('//')) continue
    if (/^\$CATEGORY:/i.test(trimmed)) {
      end()
      entries.push({ line: index + 1, text: trimmed, comments: [] })
      comments = []
      continue
    }
    // A file without empty lines inside its answers would swallow the rest where a brace is missing.
    if (trimmed === '' && (depth <= 0 || lines.length === 0)) {
      end()
      continue
    }
    if (trimmed === '' && /^(::|\$CATEGORY)/.test(all[index + 1]?.trim() ?? '')) {
      end()
      continue
    }
    if (lines.length === 0) start = index + 1
    lines.push(line)
    depth += bracesIn(line)
  }
  end()
  return entries
}

function bracesIn(line: string): number {
  let depth = 0
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '\\') at += 1
    else if (line[at] === '{') depth += 1
    else if (line[at] === '}') depth -= 1
  }
  return depth
}

/** Finds the first of some signs that no backslash precedes; -1 where there is none. */
export function findSign(text: string, signs: string, from = 0): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at += 1
    else if (signs.includes(text[at]!)) return at
  }
  return -1
}

const escapes: Record<string, string> = { n: '\n' }

/** Takes the backslashes away. A backslash before another letter is one of a formula. */
export const unescaped = (text: string): string =>
  text.replaceAll(/\\([~=#{}:n\\])/g, (_, sign: string) => escapes[sign] ?? sign)

/** Puts backslashes before the signs that mean something to GIFT. */
export const escapedGift = (text: string): string =>
  text.replaceAll(/[~=#{}:\\]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n')
