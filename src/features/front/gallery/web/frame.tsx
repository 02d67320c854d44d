import { type ReactNode, useContext, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useLocale, useText } from '#src/web/i18n.tsx'
import css from './gallery.module.css'
import { HalfContext } from './specimens.tsx'
import { stateText } from './state-text.ts'

const never = () => () => undefined
const empty = '<!doctype html><title>…</title>'

/**
 * A window of its own for a part that is a whole page: it has the `main` and the `h1` of a document, and
 * follows the window's width.
 */
export function Frame({
  title,
  width,
  children,
}: {
  title: string
  /** In pixels; the whole width without it. */
  width?: number
  children: ReactNode
}) {
  const locale = useLocale()
  const scheme = useContext(HalfContext)
  const t = useText(stateText)
  const [body, setBody] = useState<HTMLElement>()
  const [height, setHeight] = useState(400)
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!hydrated) return null
  const fill = (frame: HTMLIFrameElement) => {
    const inside = frame.contentDocument!
    inside.documentElement.lang = locale
    inside.documentElement.dataset['scheme'] = scheme
    inside.documentElement.style.scrollbarGutter = 'auto'
    inside.title = title
    for (const style of document.querySelectorAll('link[rel=stylesheet], style')) {
      inside.head.append(inside.importNode(style, true))
    }
    inside.body.className = css.inFrame!
    new ResizeObserver(() => setHeight(inside.body.offsetHeight)).observe(inside.body)
    setBody(inside.body)
  }
  return (
    <>
      <iframe
        title={`${title} (${t[scheme]})`}
        srcDoc={empty}
        // The parts' scripts are the page's own, which reach into the frame.
        sandbox="allow-same-origin allow-forms"
        className={css.frame}
        style={{ blockSize: height, inlineSize: width }}
        onLoad={(event) => fill(event.currentTarget)}
      />
      {body && createPortal(children, body)}
    </>
  )
}
