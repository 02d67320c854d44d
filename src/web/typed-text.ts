import { splitLocale } from '#src/shared/locale.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
interface Kept {
  locale: string | undefined
  path: string
  scroll: number
  /** The names and values of each form's fields, in the order of the page. */
  forms: [name: string, value: string | boolean][][]
}

const key = 'typed'
const neverKept = new Set(['password', 'file', 'hidden', 'submit', 'button', 'reset'])

/** Keeps the typed text and the scroll position for the same page in the other language. */
export function keepTyped(): void {
  const kept: Kept = {
    locale: pageLocale(),
    path: pagePath(),
    scroll: window.scrollY,
    forms: [...document.forms].map((form) =>
      fieldsOf(form).map((field) => [field.name, valueOf(field)]),
    ),
  }
  try {
    sessionStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // The storage is forbidden or full: the page opens without the typed text.
  }
}

/** Whether the language switch led to this page. */
export let isSwitched = false

/**
 * Restores them before hydration, because forms then adopt the values of their fields; not after the reader
 * chose to stay on a page.
 */
export function restoreTyped(): void {
  const kept = takeKept()
  if (kept?.path !== pagePath() || kept.locale === pageLocale()) return
  isSwitched = true
  for (const [index, form] of [...document.forms].entries()) {
    const fields = fieldsOf(form)
    for (const [at, [name, value]] of (kept.forms[index] ?? []).entries()) {
      const field = fields[at]
      if (field?.name !== name) continue
      if (typeof value === 'string') field.value = value
      else if (field instanceof HTMLInputElement) field.checked = value
    }
  }
  window.scrollTo(0, kept.scroll)
}

function takeKept(): Kept | null {
  try {
    const text = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return JSON.parse(text ?? 'null') as Kept | null
  } catch {
    return null
  }
}

const pageLocale = () => splitLocale(window.location.pathname).locale
const pagePath = () => splitLocale(window.location.pathname).rest + window.location.search

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (one): one is Field =>
      (one instanceof HTMLInputElement ||
        one instanceof HTMLTextAreaElement ||
        one instanceof HTMLSelectElement) &&
      one.name !== '' &&
      !neverKept.has(one.type),
  )
}

const valueOf = (field: Field) =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)
    ? field.checked
    : field.value
