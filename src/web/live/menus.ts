import { dropdownMs } from '../ui/dropdown-ms.ts'
import { nextIndex } from '../ui/menu-keys.ts'

interface Parts {
  root: HTMLElement
  button: HTMLButtonElement
  panel: HTMLElement
}

/**
 * Adds to `ui/menu.tsx` the behaviour that the platform's popover lacks: opening by pointing, movement by
 * arrow and letter keys, and the choice shown on the button. One set of listeners serves all menus.
 */
export function startMenus(): () => void {
  const stop = new AbortController()
  const on = { signal: stop.signal }
  const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>()
  let pointed: HTMLElement | null = null
  /** The menu that pointing opened: the click that follows keeps it open. */
  let byPointing: HTMLElement | null = null
  /** The menu that a click opened or kept open: it stays while the pointer is elsewhere. */
  let pinned: HTMLElement | null = null
  let focusOn: 'first' | 'last' | null = null

  function later(root: HTMLElement, open: boolean) {
    clearTimeout(timers.get(root))
    const wait = Number(root.dataset['menu'] || dropdownMs)
    timers.set(
      root,
      setTimeout(() => {
        const parts = partsOf(root)
        if (!parts) return
        byPointing = open && !isOpen(parts) ? root : null
        toggle(parts, open)
      }, wait),
    )
  }
  function pointAt(root: HTMLElement | null) {
    if (root === pointed) return
    if (pointed && pointed !== pinned) later(pointed, false)
    if (root) later(root, true)
    pointed = root
  }
  document.addEventListener(
    'pointerover',
    (event) => event.pointerType === 'mouse' && pointAt(menuOf(event.target)),
    on,
  )
  document.documentElement.addEventListener('pointerleave', () => pointAt(null), on)
  document.addEventListener(
    'click',
    (event) => {
      const root = menuOf(event.target)
      const parts = root && partsOf(root)
      if (!parts) return
      const target = event.target as Element
      if (parts.button.contains(target)) {
        clearTimeout(timers.get(parts.root))
        const stays = byPointing === root && isOpen(parts)
        if (stays) event.preventDefault()
        pinned = stays || !isOpen(parts) ? root : null
        byPointing = null
      }
      const entry = target.closest<HTMLElement>('[role^=menuitem]')
      if (entry) choose(parts, entry)
    },
    // Before the act of the entry: a dialog that it opens takes the focus after the button, not before.
    { ...on, capture: true },
  )
  document.addEventListener(
    'keydown',
    (event) => {
      const root = menuOf(event.target)
      const parts = root && partsOf(root)
      if (!parts) return
      if (event.target === parts.button) {
        const to = { ArrowDown: 'first', Enter: 'first', ' ': 'first', ArrowUp: 'last' } as const
        focusOn = to[event.key as keyof typeof to] ?? null
        if (!focusOn) return
        event.preventDefault()
        if (isOpen(parts)) focusEnd(parts.panel, focusOn)
        else toggle(parts, true)
      } else moveBy(event, parts)
    },
    on,
  )
  document.addEventListener(
    'toggle',
    (event) => {
      const panel = event.target as HTMLElement
      if (panel.parentElement === pinned && !panel.matches(':popover-open')) pinned = null
      if (!panel.matches('[data-menu] > :popover-open')) return
      if (focusOn) focusEnd(panel, focusOn)
      focusOn = null
    },
    { ...on, capture: true },
  )
  document.addEventListener(
    'focusout',
    (event) => {
      const root = menuOf(event.target)
      const parts = root && partsOf(root)
      const to = event.relatedTarget
      if (parts && to instanceof Node && !root.contains(to)) toggle(parts, false)
    },
    on,
  )
  return () => stop.abort()
}

const menuOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-menu]') : null

function partsOf(root: HTMLElement): Parts | undefined {
  const button = root.querySelector<HTMLButtonElement>(':scope > [popovertarget]')
  const panel = root.querySelector<HTMLElement>(':scope > [popover]')
  return button && panel ? { root, button, panel } : undefined
}

const isOpen = ({ panel }: Parts) => panel.matches(':popover-open')

function toggle(parts: Parts, open: boolean) {
  if (open === isOpen(parts)) return
  if (!open) return parts.panel.hidePopover()
  parts.panel.showPopover({ source: parts.button })
  if (!CSS.supports('position-area', 'block-end')) placeUnder(parts)
}

/** For browsers without CSS anchor positioning. */
function placeUnder({ button, panel }: Parts) {
  const { left, right, bottom } = button.getBoundingClientRect()
  const room = innerWidth - panel.offsetWidth - 8
  panel.style.top = `${bottom}px`
  panel.style.left = `${Math.max(8, Math.min(room, right > room ? right - panel.offsetWidth : left))}px`
}

const entriesOf = (panel: HTMLElement) => [
  ...panel.querySelectorAll<HTMLElement>('[role^=menuitem]'),
]

function focusEnd(panel: HTMLElement, end: 'first' | 'last') {
  entriesOf(panel)
    .at(end === 'first' ? 0 : -1)
    ?.focus()
}

function moveBy(event: KeyboardEvent, parts: Parts) {
  if (event.key === 'Tab') return toggle(parts, false)
  if (event.key === ' ') {
    event.preventDefault()
    return (event.target as HTMLElement).click()
  }
  const all = entriesOf(parts.panel)
  const names = all.map((entry) => entry.textContent ?? '')
  const next = nextIndex(event.key, all.indexOf(event.target as HTMLElement), names)
  if (next === null) return
  event.preventDefault()
  all[next]?.focus()
}

/**
 * The button takes the focus before the menu closes: when the platform moves it, react-aria takes the
 * person for a screen reader, and gives a dialog the focus after all transitions instead of at once.
 */
function choose(parts: Parts, entry: HTMLElement) {
  parts.button.focus()
  toggle(parts, false)
  if (entry.role === 'menuitemradio') showChoice(entry)
}

/** Marks an entry as chosen, in its menu and by its first word on the menu's button. */
export function showChoice(entry: HTMLElement) {
  const root = menuOf(entry)
  const parts = root && partsOf(root)
  if (!parts) return
  for (const one of entriesOf(parts.panel)) one.ariaChecked = String(one === entry)
  if (entry.dataset['says']) parts.button.ariaLabel = entry.dataset['says']
  const icon = entry.querySelector('svg')
  parts.button
    .querySelector('[data-shown]')
    ?.replaceChildren(icon ? icon.cloneNode(true) : (entry.textContent ?? '').split(' ')[0]!)
}
