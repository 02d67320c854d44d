import { safeName } from '#src/server/text/safe-name.ts'

/** The folder of one work: 学号-姓名. Two of the same name are told apart by a number. */
export function folderNames(
  works: readonly { number: string; name: string }[],
  noNumber: string,
): string[] {
  const used = new Set<string>()
  return works.map(({ number, name }) => {
    // A code alone, where names are hidden.
    const wanted =
      number !== '' && number === name
        ? safeName(number)
        : `${safeName(number) || noNumber}-${safeName(name) || '-'}`
    // Somebody may be called like the second of two others: 张三 (2).
    let free = wanted
    for (let times = 2; used.has(free.toLowerCase()); times++) free = `${wanted} (${times})`
    used.add(free.toLowerCase())
    return free
  })
}

/** The names of the files of one work, with their place before the names that the learner gave them. */
export const fileNames = (names: readonly string[]): string[] =>
  names.map((name, at) => `${String(at + 1).padStart(2, '0')} ${wholeName(name)}`)

/** A long name is cut before its ending, by which a computer knows how to open it. */
function wholeName(name: string): string {
  const [, base = '', ending] = /^(.+)\.([\p{L}\p{N}]{1,8})$/su.exec(name) ?? []
  if (ending === undefined) return safeName(name) || 'file'
  return `${safeName(base) || 'file'}.${ending}`
}
