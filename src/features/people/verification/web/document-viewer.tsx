import { quietly } from '#src/web/quietly.ts'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useRefresh } from '#src/web/refresh.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button, IconButton } from '#src/web/ui/button.tsx'
import { PictureStage } from './picture-stage.tsx'
import { fitted, turned, zoomed, zoomStep, type View } from './picture-view.ts'
import { viewerText } from './viewer-text.ts'
import css from './document-viewer.module.css'

interface ViewedDocument {
  name: string
  url: string
}

/** Pictures of documents: one large, the others as thumbnails; zoom, turn, move, full screen. */
export function DocumentViewer({ documents }: { documents: readonly ViewedDocument[] }) {
  const t = useText(viewerText)
  const format = useFormat()
  const root = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const [view, setView] = useState<View>(fitted)
  const full = useFullScreen(root)
  const shown = Math.min(index, documents.length - 1)
  const all = format.number(documents.length)
  const current = documents[shown]
  if (!current) return null

  function show(next: number) {
    if (next < 0 || next >= documents.length) return
    setIndex(next)
    setView(fitted)
  }
  /** Keys work wherever the focus is inside the viewer. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = {
      ...{ '+': () => setView(zoomed(view, zoomStep)), '=': () => setView(zoomed(view, zoomStep)) },
      '-': () => setView(zoomed(view, 1 / zoomStep)),
      '0': () => setView(fitted),
      '[': () => setView(turned(view, -1)),
      ']': () => setView(turned(view, 1)),
      f: () => full.toggle(),
      ...(view.zoom === 1 && {
        ArrowLeft: () => show(shown - 1),
        ArrowRight: () => show(shown + 1),
      }),
      ...{ PageUp: () => show(shown - 1), PageDown: () => show(shown + 1) },
    }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons in it
    <div
      ref={root}
      role="group"
      aria-label={t.viewer}
      className={css.viewer}
      data-full={full.on || undefined}
      onKeyDown={onKeyDown}
    >
      <div className={css.tools}>
        <div className={css.group}>
          <IconButton
            icon="chevron-left"
            label={t.previous}
            disabled={shown === 0}
            onClick={() => show(shown - 1)}
          />
          <span className={css.count} aria-live="polite">
            <span aria-hidden="true">{t.count(format.number(shown + 1), all)}</span>
            <span className="visually-hidden">{t.nth(format.number(shown + 1), all)}</span>
          </span>
          <IconButton
            icon="chevron-right"
            label={t.next}
            disabled={shown === documents.length - 1}
            onClick={() => show(shown + 1)}
          />
        </div>
        <div className={css.group}>
          <IconButton
            icon="minus"
            label={t.zoomOut}
            disabled={view.zoom === 1}
            onClick={() => setView(zoomed(view, 1 / zoomStep))}
          />
          <Button
            size="small"
            variant="quiet"
            className={css.percent}
            data-tip={t.fit}
            onClick={() => setView(fitted)}
          >
            {format.percent(view.zoom)}
            <span className="visually-hidden">{t.fit}</span>
          </Button>
          <IconButton
            icon="plus"
            label={t.zoomIn}
            onClick={() => setView(zoomed(view, zoomStep))}
          />
        </div>
        <div className={css.group}>
          <IconButton icon="undo" label={t.left} onClick={() => setView(turned(view, -1))} />
          <IconButton
            icon="undo"
            className={css.mirrored}
            label={t.right}
            onClick={() => setView(turned(view, 1))}
          />
          {full.possible && (
            <IconButton
              icon={full.on ? 'exit-fullscreen' : 'fullscreen'}
              label={full.on ? t.leaveFull : t.full}
              onClick={full.toggle}
            />
          )}
        </div>
      </div>
      <Picture
        document={current}
        alt={t.alt(format.number(shown + 1), all, current.name)}
        view={view}
        onView={setView}
        wheelZooms={full.on}
      />
      {documents.length > 1 && (
        <ul className={css.thumbs} aria-label={t.thumbs}>
          {documents.map(({ name, url }, at) => (
            <li key={url}>
              <button
                type="button"
                className={css.thumb}
                aria-current={at === shown ? 'true' : undefined}
                onClick={() => show(at)}
              >
                <img
                  src={url}
                  alt={t.alt(format.number(at + 1), all, name)}
                  loading="lazy"
                  decoding="async"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The large picture, or what to do when its address has expired. */
function Picture({
  document,
  alt,
  view,
  onView,
  wheelZooms,
}: {
  document: ViewedDocument
  alt: string
  view: View
  onView: (change: (view: View) => View) => void
  wheelZooms: boolean
}) {
  const t = useText(viewerText)
  const refresh = useRefresh()
  // By its address: another picture is not a failed one.
  const [failed, setFailed] = useState('')
  if (failed === document.url) {
    return (
      <div className={css.failed} role="alert">
        <p>{t.failed}</p>
        <Button
          icon="refresh"
          onClick={() => {
            setFailed('')
            void refresh()
          }}
        >
          {t.reload}
        </Button>
      </div>
    )
  }
  return (
    <PictureStage
      src={document.url}
      alt={alt}
      view={view}
      onView={onView}
      wheelZooms={wheelZooms}
      onFail={() => setFailed(document.url)}
    />
  )
}

function useFullScreen(root: { current: HTMLElement | null }) {
  const [possible, setPossible] = useState(false)
  const [on, setOn] = useState(false)
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser knows
    setPossible(document.fullscreenEnabled)
    const follow = () =>
      setOn(document.fullscreenElement !== null && document.fullscreenElement === root.current)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [root])
  return {
    possible,
    on,
    toggle: () =>
      // Refused by the browser, it stays as it is.
      void quietly(on ? document.exitFullscreen() : root.current?.requestFullscreen()),
  }
}
