import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import type { FieldState } from '#src/web/form/rules.ts'
import { Field } from '#src/web/ui/field.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import field from '#src/web/ui/field.module.css'
import css from './search-select.module.css'
import { schoolText } from './text.ts'

interface Option {
  id: number
  name: string
  /** The name's pinyin, and its initials: 'guangdongsheng gds'. */
  sound?: string
}

/**
 * One of many, found by typing part of its name, or its pinyin from the beginning, whole or by initials. The list stands in the page below its field, so that
 * scrolling, a phone's keyboard and a screen reader find it like everything else there.
 */
export function SearchSelect({
  label,
  placeholder,
  error,
  state,
  disabled,
  options,
  value,
  onChange,
  onBlur,
  empty,
}: {
  label: string
  placeholder: string
  error?: string
  state?: FieldState
  disabled?: boolean
  options: readonly Option[]
  value: number | null
  onChange: (value: number | null) => void
  onBlur?: () => void
  /** Shown in the list when no option matches the typed text. */
  empty: string
}) {
  const t = useText(schoolText)
  const chosen = options.find(({ id }) => id === value)
  // Undefined while nothing is typed; the field then shows the chosen option.
  const [typed, setTyped] = useState<string>()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const found = typed === undefined ? options : matching(options, typed)
  const activeOption = open ? found[active] : undefined

  function show() {
    if (disabled || open) return
    setOpen(true)
    setActive(found.findIndex((option) => option.id === value))
  }
  function choose(option: Option | undefined) {
    if (option && option.id !== value) onChange(option.id)
    setTyped(undefined)
    setOpen(false)
    setActive(-1)
  }
  function leave() {
    // Typed text that is no option's name chooses nothing; an emptied field clears the choice.
    const exact = typed === undefined ? undefined : found.find(({ name }) => name === typed.trim())
    if (typed?.trim() === '' && value !== null) onChange(null)
    choose(exact)
    onBlur?.()
  }
  function type(text: string) {
    setTyped(text)
    setOpen(true)
    setActive(text.trim() !== '' && matching(options, text).length > 0 ? 0 : -1)
  }
  function press(event: KeyboardEvent) {
    const to = destination(event.key, open ? active : -1, found.length)
    if (to !== undefined) {
      event.preventDefault()
      setOpen(true)
      setActive(to)
    } else if (event.key === 'Enter' && activeOption) {
      event.preventDefault()
      choose(activeOption)
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      choose(undefined)
    }
  }

  return (
    <Field {...{ label, error, state }} required>
      {(control) => (
        <>
          <div className={css.box}>
            <input
              {...control}
              ref={input}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={open}
              aria-controls={open ? listId : undefined}
              aria-activedescendant={activeOption && `${listId}-${activeOption.id}`}
              className={field.control}
              autoComplete="off"
              spellCheck={false}
              placeholder={placeholder}
              disabled={disabled}
              value={typed ?? chosen?.name ?? ''}
              onChange={(event) => type(event.target.value)}
              onFocus={show}
              onClick={show}
              onKeyDown={press}
              onBlur={leave}
            />
            <button
              type="button"
              tabIndex={-1}
              className={css.opener}
              aria-label={t.options}
              disabled={disabled}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                if (open) setOpen(false)
                else {
                  input.current?.focus()
                  show()
                }
              }}
            >
              <Icon name="chevron-down" size={20} />
            </button>
            {open && (
              <div
                ref={intoView}
                className={css.popover}
                onPointerDown={(event) => event.preventDefault()}
              >
                {found.length === 0 && <p className={css.empty}>{empty}</p>}
                <div id={listId} role="listbox" aria-label={label} className={css.list}>
                  {found.map((option, index) => (
                    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
                    <div
                      key={option.id}
                      id={`${listId}-${option.id}`}
                      role="option"
                      tabIndex={-1}
                      aria-selected={option.id === value}
                      className={css.option}
                      ref={index === active ? intoView : undefined}
                      data-active={index === active || undefined}
                      onClick={() => choose(option)}
                    >
                      {option.name}
                    </div>
                  ))}
                </div>
              </div>
            )}
          </div>
          <output className="visually-hidden">{open && found.length === 0 ? empty : ''}</output>
        </>
      )}
    </Field>
  )
}

const intoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

function matching(options: readonly Option[], typed: string): readonly Option[] {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return options
  const typedSound = wanted.replace(/[\s'’]/g, '')
  const [whole, initials] = [typedSound, ` ${typedSound}`]
  return options.filter(
    ({ name, sound = '' }) =>
      name.toLowerCase().includes(wanted) || sound.startsWith(whole) || sound.includes(initials),
  )
}

/** Returns the index that a key moves to in a list of this length; undefined for any other key. */
function destination(key: string, active: number, count: number): number | undefined {
  if (count === 0) return key === 'ArrowDown' || key === 'ArrowUp' ? -1 : undefined
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1
  if (key === 'PageDown') return Math.min(count - 1, Math.max(0, active) + 7)
  if (key === 'PageUp') return Math.max(0, active - 7)
  return undefined
}
