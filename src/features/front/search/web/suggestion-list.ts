import css from './suggest.module.css'

interface Entry {
  href: string
  name: Node
  /** The kind of suggestion: a course, a category. */
  kind: string
}

/** Creates the list under a search field and makes the field its combobox (ARIA 1.2). */
export function suggestionList(field: HTMLInputElement, label: string) {
  const id = `suggestions-${document.querySelectorAll('[role=combobox]').length}`
  const box = element('div', css['list'])
  const options = element('div')
  const status = element('output', 'visually-hidden')
  Object.assign(options, { id, role: 'listbox', ariaLabel: label })
  box.popover = 'manual'
  field.role = 'combobox'
  field.setAttribute('aria-controls', id)
  field.ariaAutoComplete = 'list'
  field.ariaExpanded = 'false'
  const form = field.form!
  form.append(box, status)

  const all = () => [...options.children] as HTMLAnchorElement[]
  const chosen = () => all().find((option) => option.ariaSelected === 'true')
  const isOpen = () => box.matches(':popover-open')

  function open(to: boolean) {
    field.ariaExpanded = String(to)
    if (!to) choose(undefined)
    if (to === isOpen()) return
    if (!to) return box.hidePopover()
    box.showPopover({ source: form })
    if (!CSS.supports('position-area', 'block-end')) placeUnder(form, box)
  }
  function choose(option: HTMLAnchorElement | undefined) {
    for (const one of all()) one.ariaSelected = String(one === option)
    if (option) field.setAttribute('aria-activedescendant', option.id)
    else field.removeAttribute('aria-activedescendant')
    option?.scrollIntoView({ block: 'nearest' })
  }
  function press(event: KeyboardEvent) {
    if (!isOpen() || event.isComposing) return
    const entries = all()
    const at = entries.indexOf(chosen()!)
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      // Past either end nothing is chosen: Enter searches for what is typed.
      const step = event.key === 'ArrowDown' ? 1 : -1
      const next = at < 0 && step < 0 ? entries.length - 1 : at + step
      choose(entries[next])
    } else if (event.key === 'Enter' && at >= 0) entries[at]?.click()
    else if (event.key === 'Escape') open(false)
    else return
    event.preventDefault()
  }
  field.addEventListener('keydown', press)
  field.addEventListener('blur', () => open(false))
  // The field keeps the focus, so that the list stays until the click.
  box.addEventListener('pointerdown', (event) => event.preventDefault())

  return {
    isOpen,
    close: () => open(false),
    fill(entries: readonly Entry[], { head, says }: { head?: Node | undefined; says: string }) {
      options.replaceChildren(...entries.map((entry, index) => optionOf(entry, `${id}-${index}`)))
      box.replaceChildren(...(head && entries.length > 0 ? [head] : []), options)
      choose(undefined)
      open(entries.length > 0)
      status.textContent = says
    },
  }
}

/** For browsers without CSS anchor positioning. */
function placeUnder(form: HTMLElement, box: HTMLElement) {
  const { left, bottom, width } = form.getBoundingClientRect()
  Object.assign(box.style, { left: `${left}px`, top: `${bottom}px`, inlineSize: `${width}px` })
}

function optionOf({ href, name, kind }: Entry, id: string): HTMLAnchorElement {
  const option = element('a', css['option'])
  Object.assign(option, { id, href, role: 'option', tabIndex: -1, ariaSelected: 'false' })
  const [left, right] = [element('span', css['name']), element('span', css['kind'])]
  left.append(name)
  right.textContent = kind
  option.append(left, right)
  return option
}

/** Returns the text with the matched characters in `<mark>`. */
export function marked(text: string, ranges: readonly (readonly [number, number])[]): Node {
  const parts = document.createDocumentFragment()
  let at = 0
  for (const [start, end] of ranges) {
    const mark = element('mark')
    mark.textContent = text.slice(start, end)
    parts.append(text.slice(at, start), mark)
    at = end
  }
  parts.append(text.slice(at))
  return parts
}

function element<N extends keyof HTMLElementTagNameMap>(name: N, className?: string) {
  const made = document.createElement(name)
  if (className) made.className = className
  return made
}
