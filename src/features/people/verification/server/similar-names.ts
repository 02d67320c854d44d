import leven from 'leven'

/** Words that most schools' names share, which tell none from another. */
const common =
  /大学|学院|学校|职业|技术|技师|高等|专科|中等|师范|university|college|vocational|polytechnic|school|institute|of|the|and/g

/** Keeps the words that tell a school from others, in one form: '浙东外贸职业学院' → '浙东外贸'. */
function coreOf(name: string): string {
  const plain = name.normalize('NFKC').toLowerCase()
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')
  return letters(plain.replace(common, '')) || letters(plain)
}

/** From 0 to 1: the same name is 1, one letter of four otherwise 0.75, a part of the other 0.8. */
export function similarity(one: string, other: string): number {
  const [a, b] = [coreOf(one), coreOf(other)]
  if (a === b) return 1
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short.length >= 2 && long.includes(short)) return 0.8
  return 1 - leven(a, b) / Math.max(a.length, b.length)
}

const enough = 0.7
const most = 3

/** The candidates that a name may be a second name of, the likeliest first. */
export function similarNames<C extends { name: string; nameEn: string }>(
  given: { name: string; nameEn: string },
  candidates: readonly C[],
): C[] {
  return candidates
    .map((candidate) => ({
      candidate,
      score: Math.max(
        similarity(given.name, candidate.name),
        // A Chinese school named in English by a foreign student.
        candidate.nameEn ? similarity(given.name, candidate.nameEn) : 0,
      ),
    }))
    .filter(({ score }) => score >= enough)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ candidate }) => candidate)
}
