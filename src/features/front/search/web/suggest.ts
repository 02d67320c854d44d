import { coursePaths } from '#src/features/learning/course/paths.ts'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { splitLocale, withLocale } from '#src/shared/locale.ts'
import { api, pageLocale } from '#src/web/api.ts'
import { textOf } from '#src/web/i18n.tsx'
import { quietly } from '#src/web/quietly.ts'
import { searchApi } from '../contract.ts'
import css from './suggest.module.css'
import { marked, suggestionList } from './suggestion-list.ts'
import { suggestText } from './suggest-text.ts'

/** A pause in typing: long enough to skip most letters, too short to be noticed. */
const pauseMs = 120

type Texts = ReturnType<typeof textOf<(typeof suggestText)['zh']>>
type Suggestions = AnswerOf<typeof searchApi.getSuggestions>

/**
 * Gives a search field its suggestions, as a combobox: they open while a person types, arrow keys choose,
 * Enter opens the chosen one, Escape closes them. Without a choice Enter searches as before. It is plain
 * script, because visitors' pages have no React.
 */
export function suggest(field: HTMLInputElement): void {
  const form = field.form
  if (!form || field.role === 'combobox') return
  const t = textOf(suggestText, pageLocale())
  const list = suggestionList(field, t.suggestions)
  const known = new Map<string, Suggestions | undefined>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let wanted = ''

  async function show() {
    const keyword = field.value.trim()
    const kind = kindOf(form!)
    const key = `${kind} ${keyword}`
    wanted = key
    if (!isEnough(keyword)) return list.close()
    if (!known.has(key)) {
      const call = api(
        searchApi.getSuggestions,
        { kind, keyword },
        { quiet: true, background: true },
      )
      known.set(key, await quietly(call))
    }
    // The person has typed on, or left.
    if (wanted !== key || document.activeElement !== field) return
    const found = known.get(key)
    if (found) fill(found, kind)
    else known.delete(key)
  }
  function fill(found: Suggestions, kind: CourseKind) {
    const entries = entriesOf(found, kind, t)
    const head = found.meant === null ? undefined : meantLine(t, found.meant)
    list.fill(entries, { head, says: t.count(entries.length) })
  }

  field.addEventListener('input', (event) => {
    clearTimeout(timer)
    // An input method is still composing the word.
    if (!event.isComposing) timer = setTimeout(() => void show(), pauseMs)
  })
  field.addEventListener('compositionend', () => void show())
  field.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' && !list.isOpen() && !event.isComposing) void show()
  })
  field.addEventListener('blur', () => {
    clearTimeout(timer)
    wanted = ''
  })
  if (field.value.trim() !== '' && field.value !== field.defaultValue) void show()
}

/** A single Latin letter would match nearly everything. */
const isEnough = (keyword: string) => keyword.length > 1 || /\p{Script=Han}/u.test(keyword)

/** The scope that the form searches; its menu changes the address. */
const kindOf = (form: HTMLFormElement): CourseKind =>
  splitLocale(new URL(form.action).pathname).rest === coursePaths.list('open') ? 'open' : 'premium'

function entriesOf({ courses, categories, teachers }: Suggestions, kind: CourseKind, t: Texts) {
  const href = (path: string) => withLocale(pageLocale(), path)
  return [
    ...categories.map(({ slug, name, ranges }) => ({
      href: href(coursePaths.list(kind, { category: slug })),
      name: marked(name, ranges),
      kind: t.category,
    })),
    ...teachers.map(({ name, ranges }) => ({
      href: href(coursePaths.list(kind, { keyword: name })),
      name: marked(name, ranges),
      kind: t.teacher,
    })),
    ...courses.map((course) => ({
      href: href(coursePaths.course(course)),
      name: marked(course.name, course.ranges),
      kind: t[course.kind],
    })),
  ]
}

function meantLine(t: Texts, meant: string): HTMLElement {
  const line = document.createElement('div')
  line.className = css['meant'] ?? ''
  const word = document.createElement('strong')
  word.textContent = meant
  line.append(t.meantBefore, word, t.meantAfter)
  return line
}
