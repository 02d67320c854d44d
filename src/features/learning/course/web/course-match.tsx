import type { ReactNode } from 'react'
import type { CourseCard, Match } from '../contract.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import css from './course-match.module.css'
import { InsideNote } from './inside-note.tsx'
import { Marked } from './marked.tsx'
import { courseText } from './text.ts'

/** Parts of a card that show why a search found its course. */
export interface MatchedParts {
  name: ReactNode
  category: ReactNode
  teachers: ReactNode
  /** The matching part of the course, or the item inside it, unless the card shows it already. */
  note: ReactNode
}

/** Returns a function that marks what a search found in a course. */
export function useMatchedParts(): (course: CourseCard, match: Match) => MatchedParts {
  const t = useText(courseText)
  const format = useFormat()
  return (course, match) => {
    const { name, category, teachers } = course
    const { found, inside } = match
    const listed = format.list(teachers)
    const part = (text: string) => found && <MarkedPart text={text} found={found} />
    const inTeachers = found?.place === 'teacher' && listed.includes(found.text)
    const inCategory = found?.place === 'category' && found.text === category.name
    return {
      name: <Marked text={name} ranges={match.name} />,
      category: inCategory ? part(category.name) : category.name,
      teachers: inTeachers ? part(listed) : listed,
      note: inside ? (
        <InsideNote course={course} inside={inside} />
      ) : (
        found &&
        !inTeachers &&
        !inCategory && (
          <p className={css.note}>
            {t.matchIn[found.place]}
            <span lang={found.foreign ? t.otherLanguage : undefined}>{part(found.text)}</span>
          </p>
        )
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
