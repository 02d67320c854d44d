import type { ReactNode } from 'react'
import type { CourseCard, Match } from '../contract.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import css from './course-match.module.css'
import { courseText } from './text.ts'

/** Parts of a card that show why a search found its course. */
export interface MatchedParts {
  name: ReactNode
  category: ReactNode
  teachers: ReactNode
  /** The matching part of the course, unless the card shows it already. */
  note: ReactNode
}

/** Returns a function that marks what a search found in a course. */
export function useMatchedParts(): (course: CourseCard, match: Match) => MatchedParts {
  const t = useText(courseText)
  const format = useFormat()
  return ({ name, category, teachers }, match) => {
    const { found } = match
    const listed = format.list(teachers)
    const part = (text: string) => found && <MarkedPart text={text} found={found} />
    const inTeachers = found?.place === 'teacher' && listed.includes(found.text)
    const inCategory = found?.place === 'category' && found.text === category.name
    return {
      name: <Marked text={name} ranges={match.name} />,
      category: inCategory ? part(category.name) : category.name,
      teachers: inTeachers ? part(listed) : listed,
      note: found && !inTeachers && !inCategory && (
        <p className={css.note}>
          {t.matchIn[found.place]}
          <span lang={found.foreign ? t.otherLanguage : undefined}>{part(found.text)}</span>
        </p>
      ),
    }
  }
}

type Found = NonNullable<Match['found']>

/** The found text within a longer one that the card shows anyway. */
function MarkedPart({ text, found }: { text: string; found: Found }) {
  const from = text.indexOf(found.text)
  return (
    <Marked text={text} ranges={found.ranges.map(([start, end]) => [start + from, end + from])} />
  )
}

function Marked({
  text,
  ranges,
}: {
  text: string
  ranges: readonly (readonly [number, number])[]
}) {
  return (
    <>
      {ranges.map(([start, end], index) => (
        <span key={start}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
          <mark className={css.mark}>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  )
}
