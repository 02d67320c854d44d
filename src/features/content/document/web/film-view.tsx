import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { filmApi } from '#src/features/content/film/contract.ts'
import { api } from '#src/web/api.ts'
import { useText } from '#src/web/i18n.tsx'
import { quietly } from '#src/web/quietly.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { DocumentView } from '../contract.ts'
import css from './picture.module.css'
import { viewText } from './view-text.ts'

const OwnPlayer = lazy(async () => ({ default: (await import('./own-player.tsx')).OwnPlayer }))

/**
 * A film or a sound. The browser's own player has it without script; then ours takes its place, with qualities and
 * subtitles, unless it plays already.
 */
export function FilmView({
  document,
  right,
  tools,
}: {
  document: DocumentView
  right: string | undefined
  tools: ReactNode
}) {
  const t = useText(viewText)
  const { userFileId: file } = document
  const plain = useRef<HTMLVideoElement & HTMLAudioElement>(null)
  const [film, setFilm] = useState<AnswerOf<typeof filmApi.getFilm>>()
  useEffect(() => {
    const stop = new AbortController()
    const input = { file, ...(right !== undefined && { right }) }
    const ask = async () => {
      const found = await quietly(api(filmApi.getFilm, input, { quiet: true, signal: stop.signal }))
      const isBegun = (plain.current?.currentTime ?? 0) > 0 || plain.current?.paused === false
      if (found && !isBegun && !stop.signal.aborted) setFilm(found)
    }
    void ask()
    return () => stop.abort()
  }, [file, right])
  const Plain = document.kind === 'film' ? 'video' : 'audio'
  const byBrowser = (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the subtitles come with our own player
    <Plain
      ref={plain}
      src={document.url ?? undefined}
      controls
      playsInline
      preload="none"
      aria-label={document.name}
    />
  )
  return (
    <section
      className={document.kind === 'film' ? css.film : css.sound}
      aria-label={t.document(document.name)}
    >
      <div className={css.player}>
        {film ? (
          <Suspense fallback={byBrowser}>
            <OwnPlayer film={film} right={right} />
          </Suspense>
        ) : (
          byBrowser
        )}
      </div>
      {tools}
    </section>
  )
}
