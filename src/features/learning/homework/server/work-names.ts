import { safeName } from '#src/server/text/safe-name.ts'

/** The folder of one work: 学号-姓名. Two of the same name are told apart by a number. */
export function folderNames(
  works: readonly { number: string; name: string }[],
  noNumber: string,
): string[] {
  const used = new Map<string, number>()
  return works.map(({ number, name }) => {
    // A code alone, where names are hidden.
    const wanted =
      number !== '' && number === name
        ? safeName(number)
        : `${safeName(number) || noNumber}-${safeName(name) || '-'}`
    const times = (used.get(wanted.toLowerCase()) ?? 0) + 1
    used.set(wanted.toLowerCase(), times)
    return times === 1 ? wanted : `${wanted} (${times})`
  })
}

/** The names of the files of one work, with their place before the names that the learner gave them. */
export const fileNames = (names: readonly string[]): string[] =>
  names.map((name, at) => `${String(at + 1).padStart(2, '0')} ${safeName(name) || 'file'}`)
