import { useSyncExternalStore } from 'react'
import { cx } from './cx.ts'
import { progress } from './progress-store.ts'
import css from './progress.module.css'

const nothing = () => null

/** The thin line at the top of the page while calls run. Hidden from screen readers. */
export function PageProgress({ store = progress }: { store?: typeof progress }) {
  const value = useSyncExternalStore(store.watch, store.get, nothing)
  if (value === null) return null
  return (
    <div
      aria-hidden="true"
      className={cx(css.page, value === 1 && css.ending)}
      style={{ scale: `${value} 1` }}
    />
  )
}
