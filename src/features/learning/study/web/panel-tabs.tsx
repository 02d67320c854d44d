import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import css from './side-panel.module.css'

/** Tabs within a panel. Choosing one keeps the page's address; arrow keys move between them. */
export function PanelTabs({
  label,
  tabs,
  current,
  onChoose,
}: {
  label: string
  tabs: readonly { id: string; label: string; content: ReactNode }[]
  current: string
  onChoose: (id: string) => void
}) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const count = tabs.length
  // A row that is wider than the panel shows the current tab whole, with a part of its neighbours.
  useEffect(() => {
    const tab = list.current?.querySelector(`[data-tab="${current}"]`)
    if (!list.current || !tab) return
    const [row, own] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()]
    list.current.scrollLeft += own.left - row.left - (row.width - own.width) / 2
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a tab more makes the row wider
  }, [current, count])
  const shown = tabs.find((tab) => tab.id === current)
  function onKey(event: KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const at = tabs.findIndex((tab) => tab.id === current)
    const next = tabs[(at + step + tabs.length) % tabs.length]
    if (!next) return
    onChoose(next.id)
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus()
  }
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={css.tabs}
        onKeyDown={onKey}
        tabIndex={-1}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            className={css.tab}
            aria-selected={tab.id === current}
            aria-controls={tab.id === current ? `${id}-panel` : undefined}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {shown && (
        <div
          role="tabpanel"
          id={`${id}-panel`}
          className={css.panel}
          aria-labelledby={`${id}-${shown.id}`}
        >
          {shown.content}
        </div>
      )}
    </>
  )
}
