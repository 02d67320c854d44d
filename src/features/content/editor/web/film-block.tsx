import { lazy, Suspense, useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import css from './rich-block.module.css'
import { readerText } from './reader-text.ts'

const BlockPlayer = lazy(async () => ({
  default: (await import('./block-player.tsx')).BlockPlayer,
}))

/** A film or sound in a text: its poster until it is wanted, then the player. Without script it is a link. */
export function FilmBlock({ props }: { props: Record<string, string> }) {
  const t = useText(readerText)
  const [isOpen, setOpen] = useState(false)
  const { 'data-film': id, 'data-right': right, 'data-kind': kind, 'data-poster': poster } = props
  const name = props['data-name'] ?? ''
  const { 'data-preview': preview } = props
  if (right === undefined || preview === undefined) {
    return (
      <p className={css.file}>
        <Icon name="video" size={24} />
        <span className={css.note}>{t.filmMissing}</span>
      </p>
    )
  }
  const frame = kind === 'sound' ? css.sound : css.film
  const cover = (
    <Link
      className={frame}
      to={preview}
      prefetch="none"
      reloadDocument
      aria-label={t.play(name)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        setOpen(true)
      }}
    >
      {poster && <img src={poster} alt="" loading="lazy" />}
      <span className={css.play}>
        <Icon name="play" size={32} />
      </span>
      <span className={css.name}>{name}</span>
    </Link>
  )
  if (!isOpen) return cover
  return (
    <div className={frame}>
      <Suspense fallback={cover}>
        <BlockPlayer file={Number(id)} right={right} waiting={cover} />
      </Suspense>
    </div>
  )
}
