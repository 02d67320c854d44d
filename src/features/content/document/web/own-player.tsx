import { useRef, useState } from 'react'
import { filmApi } from '#src/features/content/film/contract.ts'
import { FilmPlayer } from '#src/features/content/film/web/film-player.tsx'
import { createFilmSession } from '#src/features/content/film/web/film-session.ts'
import { api } from '#src/web/api.ts'
import { quietly } from '#src/web/quietly.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'

/** The player of the study page, for a file by itself. */
export function OwnPlayer({
  film,
  right,
}: {
  film: AnswerOf<typeof filmApi.getFilm>
  right: string | undefined
}) {
  const element = useRef<HTMLVideoElement>(null)
  const [session] = useState(() => createFilmSession())
  const input = { file: film.userFileId, ...(right !== undefined && { right }) }
  return (
    <FilmPlayer
      film={film}
      tracks={film.tracks}
      session={session}
      element={element}
      renew={() => quietly(api(filmApi.getFilm, input, { quiet: true, background: true }))}
    />
  )
}
