/**
 * The lines of iCalendar (RFC 5545). A library for it takes four times as long for a feed of two semesters: it makes an
 * object for each event, and looks at each letter to fold a line.
 */

/** Octets of a line; a longer one goes on in the next, after a blank. */
const lineMost = 75

const escapes: Record<string, string> = { '\\': '\\\\', ';': '\\;', ',': '\\,', '\n': '\\n' }

/** Writes words as a value of a property. */
export const icsText = (words: string): string =>
  /[\\;,\r\n]/.test(words)
    ? words.replaceAll(/\r\n?/g, '\n').replaceAll(/[\\;,\n]/g, (sign) => escapes[sign]!)
    : words

/** Writes a moment in UTC. */
export const icsMoment = (moment: string | number | Date): string =>
  `${compact(new Date(moment).toISOString().slice(0, 19))}Z`

/** Writes a day, or a time of the school's clock: '2026-10-12T08:00:00'. */
export const compact = (local: string): string =>
  local.slice(0, 4) +
  local.slice(5, 7) +
  local.slice(8, 13) +
  local.slice(14, 16) +
  local.slice(17, 19)

/** Joins the lines of a calendar, each folded. */
export const icsLines = (lines: readonly string[]): string => lines.map(folded).join('\r\n')

function folded(line: string): string {
  // A letter has three octets at most, but for pairs of surrogates, which have four.
  if (line.length * 3 <= lineMost || Buffer.byteLength(line) <= lineMost) return line
  let [text, octets] = ['', 0]
  let from = 0
  for (let at = 0; at < line.length;) {
    const code = line.codePointAt(at)!
    const size = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
    if (octets + size > lineMost) {
      text += `${line.slice(from, at)}\r\n `
      from = at
      octets = 1
    }
    octets += size
    at += code > 0xffff ? 2 : 1
  }
  return text + line.slice(from)
}
