import katexStyles from 'katex/dist/katex.min.css?url'
import type { ReactNode } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import type { BlockProps } from './html-elements.tsx'
import css from './rich-block.module.css'
import { FilmBlock } from './film-block.tsx'
import { readerText } from './reader-text.ts'

/** A part of a rich text that is more than an element: a formula, a callout, a picture, a film, a file. */
export default function RichBlock({ name, props, children, drawn }: BlockProps) {
  const [mark, value = ''] = Object.entries(props)[0] ?? []
  if (mark === 'data-formula') return <Formula name={name} source={value} drawn={drawn} />
  if (mark === 'data-tone') return <Callout tone={value}>{children}</Callout>
  if (mark === 'data-file' || mark === 'data-frame') return <RichPicture props={props} />
  if (mark === 'data-film') return <FilmBlock props={props} />
  if (mark === 'data-document') return <File props={props}>{children}</File>
  return null
}

/** The styles of formulas come with the first one; React waits for them, so that none is seen without. */
function Formula({
  name,
  source,
  drawn,
}: {
  name: string
  source: string
  drawn: string | undefined
}) {
  const t = useText(readerText)
  const Element = name === 'div' ? 'div' : 'span'
  if (drawn === undefined) return <code>{source}</code>
  if (drawn.startsWith('<code')) {
    return (
      <Element>
        <code className={css.broken} title={t.brokenFormula}>
          <span className="visually-hidden">{t.brokenFormula}</span>
          {source}
        </code>
      </Element>
    )
  }
  return (
    <>
      <link rel="stylesheet" href={katexStyles} precedence="default" />
      <Element className={css.formula} dangerouslySetInnerHTML={{ __html: drawn }} />
    </>
  )
}

const icons = { note: 'note', tip: 'info', warning: 'warning' } as const

function Callout({ tone, children }: { tone: string; children: ReactNode }) {
  const t = useText(readerText)
  const kind = tone === 'tip' || tone === 'warning' ? tone : 'note'
  return (
    <div className={css.callout} data-tone={kind} role="note" aria-label={t[kind]}>
      <Icon name={icons[kind]} label={t[kind]} />
      <div>{children}</div>
    </div>
  )
}

function RichPicture({ props }: { props: Record<string, string> }) {
  const t = useText(readerText)
  const { 'data-file': _file, 'data-state': state, alt = '', srcset, ...given } = props
  const { 'data-frame': frame, ...picture } = given
  if (state !== undefined || !picture['src']) {
    return (
      <span className={css.absent}>
        <Icon name="image" size={24} />
        {alt} {wordsFor(t, state, frame)}
      </span>
    )
  }
  return (
    <img
      {...picture}
      srcSet={srcset}
      alt={alt}
      className={css.picture}
      loading="lazy"
      decoding="async"
    />
  )
}

/** Why a picture is not seen. A frame without a state has not arrived: another device still has it. */
function wordsFor(
  t: Record<'pictureMaking' | 'pictureMissing' | 'frameWaiting', string>,
  state: string | undefined,
  frame: string | undefined,
) {
  if (state === 'making') return t.pictureMaking
  return frame !== undefined && state === undefined ? t.frameWaiting : t.pictureMissing
}

/** A document to open or download; without an address only its name. */
function File({ props, children }: { props: Record<string, string>; children: ReactNode }) {
  const t = useText(readerText)
  const { 'data-preview': preview } = props
  return (
    <p className={css.file}>
      <Icon name="file" size={24} />
      {preview === undefined ? (
        <span>{children}</span>
      ) : (
        <Link to={preview} target="_blank" prefetch="none">
          {children}
          <span className="visually-hidden"> {t.newTab}</span>
        </Link>
      )}
      {props['data-state'] === 'missing' && <span className={css.note}>{t.fileMissing}</span>}
    </p>
  )
}
