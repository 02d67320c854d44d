import { useText } from '#src/web/i18n.tsx'
import { uiText } from './text.ts'
import css from './skeleton.module.css'

/** A placeholder in the size of later content (any CSS length). */
export function Skeleton({
  width = '100%',
  height = '1em',
  round,
}: {
  width?: string | number
  height?: string | number
  round?: boolean
}) {
  return (
    <span
      aria-hidden="true"
      className={css.skeleton}
      style={{ inlineSize: width, blockSize: height, borderRadius: round ? '50%' : undefined }}
    />
  )
}

/** A placeholder for lines of text; announced as loading. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  const t = useText(uiText)
  return (
    <div className={css.lines} aria-busy="true">
      <span className="visually-hidden">{t.loading}</span>
      {Array.from({ length: lines }, (_, i) => (
        <Skeleton key={i} width={i === lines - 1 ? '60%' : '100%'} />
      ))}
    </div>
  )
}
