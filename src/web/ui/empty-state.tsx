import type { ReactNode } from 'react'
import css from './empty-state.module.css'

// Line drawings on 96 × 72: a horizon with something of the sea on it.
const drawings = {
  /** Nothing found: a spyglass. */
  search:
    'M30 44l26-22 8 10-26 21zM56 22l6-5 10 12-6 5M34 49l-4 15M38 53l10 11M8 64h80M14 56c4-3 8-3 12 0M66 50c5-3 9-3 14 0',
  /** Nothing here yet: an empty crate. */
  empty:
    'M28 30l20-9 20 9v22l-20 9-20-9zM28 30l20 9 20-9M48 39v22M38 25.5l20 9M8 64h16M72 64h16M14 56c4-3 6-3 10 0',
  /** No messages: a bottle on the water. */
  message:
    'M34 52l18-26c2-3 6-4 9-2s4 6 2 9L45 59c-3 3-6 3-9 1s-4-5-2-8zM60 23l5-7M44 48l8-11M8 64c6-4 12-4 18 0M70 58c6-4 12-4 18 0',
  /** Not found: a buoy adrift. */
  lost: 'M38 54l6-30h8l6 30M44 24l4-8 4 8M41 40h14M48 16v-5M30 54h36l-5 9H35zM6 63c6-4 12-4 18 0M72 63c6-4 12-4 18 0',
  /** Something broke: a boat in a storm. */
  error:
    'M26 50h44l-7 13H33zM48 50V26l16 18H48M30 20c-5 0-7-7-1-9 1-6 11-7 13-1 6-1 8 8 2 10zM34 25l-3 6M42 25l-3 6M6 63c6-4 12-4 18 0M74 63c5-4 10-4 16 0',
} as const

/** Explains why a list or page is empty, and offers the next step. */
export function EmptyState({
  picture = 'empty',
  title,
  text,
  action,
  level = 2,
}: {
  picture?: keyof typeof drawings
  title: string
  text?: ReactNode
  /** A Button or ButtonLink. */
  action?: ReactNode
  level?: 1 | 2 | 3
}) {
  const Title = `h${level}` as const
  return (
    <div className={css.empty}>
      <svg viewBox="0 0 96 72" width="160" height="120" aria-hidden="true">
        <path d={drawings[picture]} />
      </svg>
      <Title className={css.title}>{title}</Title>
      {text && <div className={css.text}>{text}</div>}
      {action}
    </div>
  )
}
