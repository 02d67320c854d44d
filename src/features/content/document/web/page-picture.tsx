import { type CSSProperties, memo, type RefObject, useEffect, useRef, useState } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { useHydrated } from '#src/web/use-hydrated.ts'
import type { DocumentView } from '../contract.ts'
import { pageUrl, pageUrls, wordsUrl } from './addresses.ts'
import { PageMedia } from './page-media.tsx'
import css from './pages.module.css'
import { useNear } from './use-near.ts'
import { useSeen } from './use-seen.ts'
import { useWords } from './use-words.ts'
import { viewText } from './view-text.ts'
import { type SoughtHit, WordsLayer } from './words-layer.tsx'

interface Props {
  prefix: string
  number: number
  size: DocumentView['pages'][number]
  scroller: RefObject<HTMLElement | null>
  /** The words of the first page, which come with the page; others are read when they are near. */
  text: string
  keyword: string
  sought: SoughtHit | undefined
  /** Of the page in CSS pixels, where a zoom is chosen. */
  width: number | undefined
  /** Set while the document is printed, which needs all pictures at once. */
  whole: boolean
  onReached: (page: number) => void
  onSeen: ((page: number) => void) | undefined
  onLost: () => void
  media: DocumentView['media']
}

/** A page: its picture, complete without script, and above it its words. */
export const PagePicture = memo(function PagePicture(props: Props) {
  const {
    prefix,
    number,
    size,
    scroller,
    text,
    keyword,
    sought,
    width,
    whole,
    onReached,
    onSeen,
    onLost,
    media,
  } = props
  const t = useText(viewText)
  const format = useFormat()
  const live = useHydrated()
  const frame = useRef<HTMLLIElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  const [shown, setShown] = useState(false)
  const near = useNear(frame, scroller, '150% 0px')
  // The reading line is a fifth below the upper edge.
  const reached = useNear(frame, scroller, '-20% 0px -79% 0px')
  const words = useWords(near ? wordsUrl(prefix, number) : undefined)

  useEffect(() => {
    if (reached) onReached(number)
  }, [reached, number, onReached])
  useEffect(() => {
    // The picture of a rendered page may have come before its script.
    if (picture.current?.complete && picture.current.naturalWidth > 0) setShown(true)
  }, [])
  useSeen(frame, scroller, shown && onSeen ? () => onSeen(number) : undefined)

  const label = t.pageNumber(format.number(number))
  const style = { '--w': size.width, '--h': size.height } as CSSProperties
  const sharp = live && (number > 1 || shown) ? pageUrls(prefix, number) : undefined
  return (
    <li
      ref={frame}
      id={`page-${number}`}
      className={css.page}
      style={style}
      data-page={number}
      data-shown={shown || undefined}
      aria-label={label}
    >
      <div className={css.sheet}>
        <img
          ref={picture}
          src={pageUrl(prefix, number, 800)}
          srcSet={sharp}
          // On a phone 800 pixels are enough until it is zoomed.
          sizes={sharp && (width ? `${width}px` : '(width < 768px) 240px, 900px')}
          width={Math.round(size.width)}
          height={Math.round(size.height)}
          alt={words ? '' : label}
          loading={number === 1 || whole ? 'eager' : 'lazy'}
          fetchPriority={number === 1 ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          onLoad={() => setShown(true)}
          onError={onLost}
        />
        {words ? (
          <WordsLayer words={words} size={size} keyword={keyword} sought={sought} />
        ) : (
          text && <p className="visually-hidden">{text}</p>
        )}
      </div>
      {media.length > 0 && <PageMedia media={media} />}
    </li>
  )
})
