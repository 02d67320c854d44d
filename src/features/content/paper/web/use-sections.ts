import { useCallback, useEffect, useRef, useState } from 'react'
import type { FormOf } from '#src/web/form/use-form.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { paperText } from './paper-text.ts'
import type { PaperValues } from './paper-values.ts'

/** The titles of the sections, or their numbers; the same list as long as nothing in it changes. */
export function useSectionNames(titles: readonly string[]): readonly string[] {
  const t = useText(paperText)
  const format = useFormat()
  const names = titles.map((title, at) => title || t.sectionNumber(format.number(at + 1)))
  const [kept, keep] = useState(names)
  if (kept.length === names.length && kept.every((name, at) => name === names[at])) return kept
  keep(names)
  return names
}

export type MoveTo = (from: number, at: number, to: number) => void

/** Puts a question at the end of another section. The function stays the same, so that rows need not render. */
export function useMoveTo(form: FormOf<PaperValues>): MoveTo {
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })
  return useCallback((from, at, to) => {
    const { sections } = latest.current.values
    const moved = sections[from]?.questions[at]
    if (!moved || from === to) return
    latest.current.set(
      'sections',
      sections.map((section, index) => {
        if (index === from) {
          return { ...section, questions: section.questions.filter((one) => one !== moved) }
        }
        return index === to ? { ...section, questions: [...section.questions, moved] } : section
      }),
    )
  }, [])
}
