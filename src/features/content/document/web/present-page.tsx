import type { CSSProperties, RefObject } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import type { DocumentView } from '../contract.ts'
import { pageUrl, pageUrls, wordsUrl } from './addresses.ts'
import { PageMedia } from './page-media.tsx'
import pages from './pages.module.css'
import css from './present.module.css'
import { useWords } from './use-words.ts'
import { viewText } from './view-text.ts'
import { WordsLayer } from './words-layer.tsx'

/** One page of a document, as large as its place allows. Its neighbours are loaded, so that turning shows them at once. */
export function PresentPage({
  document: { name, pages: sizes, prefix, media, state, percent },
  page,
  wide,
  box,
  onLost,
}: {
  document: DocumentView
  /** From 1, and not beyond the last. */
  page: number
  /** Whether it has the width of its place and scrolls, which an upright page needs to be read from afar. */
  wide: boolean
  /** The element that scrolls where the page is wide. */
  box: RefObject<HTMLDivElement | null>
  /** Called when a picture fails to load, because its address has expired. */
  onLost: () => void
}) {
  const t = useText(viewText)
  const format = useFormat()
  const words = useWords(prefix === null ? undefined : wordsUrl(prefix, page))
  const size = sizes[page - 1]
  if (prefix === null || !size) return null
  const near = [page - 1, page, page + 1].filter((number) => sizes[number - 1])
  const here = media.filter((one) => one.page === page)
  const style = { '--w': size.width, '--h': size.height } as CSSProperties
  return (
    <section className={css.place} style={style} aria-label={t.document(name)}>
      <div
        ref={box}
        className={css.box}
        data-wide={wide || undefined}
        {...(wide && { tabIndex: 0, role: 'region', 'aria-label': name })}
      >
        <div className={`${pages.sheet} ${css.sheet}`}>
          {near.map((number) => (
            <img
              // While pages are still drawn, a picture that has failed is asked for again.
              key={state === 'working' ? `${number} ${percent}` : number}
              src={pageUrl(prefix, number, 1600)}
              srcSet={pageUrls(prefix, number)}
              sizes="(width < 768px) 100vw, 80vw"
              alt={words ? '' : t.pageNumber(format.number(number))}
              hidden={number !== page}
              decoding="async"
              draggable={false}
              onError={onLost}
            />
          ))}
          {words && <WordsLayer words={words} size={size} keyword="" sought={undefined} />}
        </div>
      </div>
      {here.length > 0 && (
        <div className={css.media}>
          <PageMedia key={page} media={here} />
        </div>
      )}
    </section>
  )
}
