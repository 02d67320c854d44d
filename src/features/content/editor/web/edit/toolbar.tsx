import { type KeyboardEvent, useRef, useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { cx } from '#src/web/ui/cx.ts'
import css from './editor.module.css'
import { editorText } from './editor-text.ts'
import { toolIcons } from './tool-icons.ts'
import type { Tool } from './tools.ts'

/**
 * A toolbar as screen readers know it: one stop of the Tab key, arrows within. Escape returns to the text. On a
 * phone it scrolls in one line.
 */
export function Toolbar({
  label,
  groups,
  controls,
  onLeave,
}: {
  label: string
  groups: readonly (readonly Tool[])[]
  /** The id of the text. */
  controls: string
  onLeave: () => void
}) {
  const bar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const move = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])]
    const at = buttons.indexOf(event.target as HTMLButtonElement)
    const steps: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: buttons.length - 1,
    }
    if (event.key === 'Escape') {
      event.stopPropagation()
      onLeave()
      return
    }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    buttons.at(next % buttons.length)?.focus()
  }
  const count = groups.reduce((sum, group) => sum + group.length, 0)
  /** The place of the first tool of each group. */
  const firsts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, one) => sum + one.length, 0),
  )
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      aria-controls={controls}
      className={cx('fades', css.toolbar)}
      onKeyDown={move}
    >
      {groups.map((group, place) => (
        <div key={group[0]!.icon} className={css.group}>
          {group.map((tool, inGroup) => {
            const at = firsts[place]! + inGroup
            return (
              <ToolButton
                key={tool.icon}
                tool={tool}
                isStop={at === Math.min(current, count - 1)}
                onFocus={() => setCurrent(at)}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

function ToolButton({
  tool: { icon, keys, run, isOn, isOff },
  isStop,
  onFocus,
}: {
  tool: Tool
  isStop: boolean
  onFocus: () => void
}) {
  const t = useText(editorText)
  return (
    <button
      type="button"
      className={css.tool}
      aria-label={t[icon]}
      aria-pressed={isOn}
      aria-disabled={isOff || undefined}
      aria-keyshortcuts={keys?.replace('Mod', isApple() ? 'Meta' : 'Control')}
      data-tip={keys ? `${t[icon]} (${shown(keys)})` : t[icon]}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      // The selection of the text stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => isOff || run()}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={toolIcons[icon]} />
      </svg>
    </button>
  )
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** 'Mod+Shift+7' as a person reads it: 'Ctrl+Shift+7', '⌘⇧7'. */
function shown(keys: string): string {
  if (!isApple()) return keys.replace('Mod', 'Ctrl')
  const signs: Record<string, string> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' }
  return keys
    .split('+')
    .map((key) => signs[key] ?? key)
    .join('')
}
