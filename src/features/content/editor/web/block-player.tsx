import { type ReactNode, useRef, useState } from 'react'
import { filmApi } from '#src/features/content/film/contract.ts'
import { FilmPlayer } from '#src/features/content/film/web/film-player.tsx'
import { createFilmSession } from '#src/features/content/film/web/film-session.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { api } from '#src/web/api.ts'
import { useText } from '#src/web/i18n.tsx'
import { quietly } from '#src/web/quietly.ts'
import { Button } from '#src/web/ui/button.tsx'
import css from './rich-block.module.css'
import { readerText } from './reader-text.ts'

/** The player of a film in a text. */
export function BlockPlayer({
  file,
  right,
  waiting,
}: {
  file: number
  right: string
  /** Shown until the film is known. */
  waiting: ReactNode
}) {
  const t = useText(readerText)
  const element = useRef<HTMLVideoElement>(null)
  const [session] = useState(() => createFilmSession())
  const { data: film, failed, retry } = useLoad(filmApi.getFilm, { file, right })
  if (failed) {
    return (
      <div className={css.failed} role="alert">
        {t.filmFailed}
        <Button size="small" icon="refresh" onClick={retry}>
          {t.again}
        </Button>
      </div>
    )
  }
  if (!film) return waiting
  return (
    <FilmPlayer
      film={film}
      tracks={film.tracks}
      session={session}
      element={element}
      renew={() =>
        quietly(api(filmApi.getFilm, { file, right }, { quiet: true, background: true }))
      }
    />
  )
}
