import { nextSemester, type SchoolSemester } from '../semester.ts'
import { namedYears, semesterWords } from './next-name-text.ts'

/** Returns a class name with the school year and the semester that it mentions moved to the next semester. */
export function nextName(name: string, from: SchoolSemester): string {
  const to = nextSemester(from)
  const years = to.yearFrom - from.yearFrom
  const moved = name.replace(
    namedYears,
    (_, first: string, between: string, last: string) =>
      `${Number(first) + years}${between}${Number(last) + years}`,
  )
  if (from.semester === 'full' || to.semester === 'full') return moved
  const after = semesterWords[to.semester]
  return semesterWords[from.semester].reduce(
    (text, words, at) =>
      text.replace(new RegExp(words, 'giu'), (found) =>
        /^[A-Z]/.test(found)
          ? after[at]!.replace(/^./, (letter) => letter.toUpperCase())
          : after[at]!,
      ),
    moved,
  )
}
